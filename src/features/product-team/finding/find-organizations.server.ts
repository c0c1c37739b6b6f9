import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { isInSpanSql, isPublicSql } from "../../events/events.server.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { containsSql } from "./contains-sql.server.ts";
import { hasActiveAdmin } from "./has-active-admin.server.ts";
import { readNumber, readPastedAddress } from "./pasted-address.ts";
import { type FoundOrganization, maxFound } from "./team-search.contract.ts";

interface Row extends Omit<FoundOrganization, "organization_name" | "created_at" | "suspended_at"> {
  names: { language_id: number; name: string; is_main: boolean }[];
  created_at: Date;
  suspended_at: Date | null;
}

/** Organizations that match, newest first; an event's address finds its hosts. */
export async function findOrganizations(
  db: Executor,
  words: string,
  { language, now }: { language: Language; now: Date },
): Promise<FoundOrganization[]> {
  const { rows } = await sql<Row>`
    select o.id, o.email, o.created_at, o.suspended_at, o.suspension_reason, ${hasActiveAdmin(sql`o.id`)} as has_active_admin,
           (select count(*)::integer from organization_members m where m.organization_id = o.id) as members_count,
           (select count(*)::integer from events e
             where e.owner_organization_id = o.id and ${isPublicSql()} and e.cancelled_at is null
               and ${isInSpanSql("upcoming", now)}) as upcoming_events_count,
           (select coalesce(jsonb_agg(jsonb_build_object('language_id', t.language_id, 'name', t.name, 'is_main', t.is_main)), '[]')
              from organization_texts t where t.organization_id = o.id) as names,
           (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name_en', s.names ->> 'en', 'name_ja', s.names ->> 'ja')
                                      order by ou.position), '[]')
              from organization_universities ou join universities s on s.id = ou.university_id
             where ou.organization_id = o.id) as universities
      from organizations o
     where ${isNotDeleted("o")} and ${matches(words)}
     order by o.id desc limit ${maxFound}`.execute(db);
  return rows.map(({ names, created_at, suspended_at, ...row }) => ({
    ...row,
    organization_name: organizationNameIn(names, language),
    created_at: toWireTime(created_at),
    suspended_at: suspended_at && toWireTime(suspended_at),
  }));
}

function matches(words: string): RawBuilder<SqlBool> {
  const pasted = readPastedAddress(words);
  if (pasted?.kind === "organization") return sql`o.id = ${pasted.id}`;
  if (pasted)
    return sql`o.id in (select h.organization_id from event_hosts h where h.event_id = ${pasted.id} and h.is_hosting)`;
  if (words === "") return sql`o.suspended_at is not null`;
  return sql`(o.id = ${readNumber(words)}
    or lower(o.email) like ${containsSql(sql`lower(normalize(${words}, nfkc))`)}
    or exists (select from organization_texts t
                where t.organization_id = o.id and search_letters(t.name) like ${containsSql(sql`search_letters(${words})`)}))`;
}
