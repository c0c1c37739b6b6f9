import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { rolesWith } from "../../organizations/organizations.server.ts";
import { applicationsAhead } from "../finding/find-people.server.ts";
import { hasActiveAdmin } from "../finding/has-active-admin.server.ts";
import type { BlockConsequences } from "./blocks.contract.ts";

interface Row extends Omit<BlockConsequences, "organizations_without_admin"> {
  organizations: { id: number; names: { language_id: number; name: string; is_main: boolean }[] }[];
}

/** The consequences of somebody's block, before it is done. @throws `not_found` */
export async function findBlockConsequences(
  db: Executor,
  userId: number,
  { language, now }: { language: Language; now: Date },
): Promise<BlockConsequences> {
  const { rows } = await sql<Row>`
    select u.is_uniteam, ${applicationsAhead(sql`u.id`, now)} as applications_ahead_count,
           (select count(*)::integer from sessions s where s.user_id = u.id and s.expires_at > ${now}) as sessions_count,
           (select count(*)::integer from mails m where m.user_id = u.id and m.state in ('waiting', 'sending')) as waiting_mails_count,
           (select count(*)::integer from api_tokens t where t.user_id = u.id) as api_tokens_count,
           (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'names', (
                      select jsonb_agg(jsonb_build_object('language_id', t.language_id, 'name', t.name, 'is_main', t.is_main))
                        from organization_texts t where t.organization_id = o.id)) order by o.id), '[]')
              from organization_members m join organizations o on o.id = m.organization_id and ${isNotDeleted("o")}
             where m.user_id = u.id and m.role = any(${rolesWith("administer")}::text[])
               and not ${hasActiveAdmin(sql`o.id`, userId)}) as organizations
      from users u where u.id = ${userId} and ${isNotDeleted("u")} and not u.is_guest`.execute(db);
  const [row] = rows;
  if (!row) throw notFound("user");
  const { organizations, ...counts } = row;
  return {
    ...counts,
    organizations_without_admin: organizations.map(({ id, names }) => ({
      id,
      organization_name: organizationNameIn(names, language),
    })),
  };
}
