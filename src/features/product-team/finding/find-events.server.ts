import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { textIn } from "../../events/events.public.ts";
import { isPublishedForManagers, managedStateOf } from "../../events/events.server.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { readNumber, readPastedAddress } from "./pasted-address.ts";
import { type FoundEvent, maxFound } from "./team-search.contract.ts";

interface Row {
  id: number;
  start_at: Date;
  is_published: boolean;
  is_published_after_hold: boolean | null;
  held_at: Date | null;
  hold_reason: string | null;
  owner_suspended_at: Date | null;
  cancelled_at: Date | null;
  organization_id: number;
  applications_count: number;
  titles: { language_id: number; title: string; is_main: boolean }[];
  names: { language_id: number; name: string; is_main: boolean }[];
}

/** Events that match, whoever may see them, the latest start first; an organization's address finds those that it owns. */
export async function findEvents(
  db: Executor,
  words: string,
  { language, now }: { language: Language; now: Date },
): Promise<FoundEvent[]> {
  const { rows } = await sql<Row>`
    with found as materialized (
      select e.* from events e where ${matches(words)} order by e.start_at desc, e.id desc limit ${maxFound})
    select e.id, e.start_at, e.is_published, e.is_published_after_hold, e.held_at, e.hold_reason,
           e.owner_suspended_at, e.cancelled_at, e.owner_organization_id as organization_id, e.applications_count,
           (select coalesce(jsonb_agg(jsonb_build_object('language_id', t.language_id, 'title', t.title, 'is_main', t.is_main)
                                      order by t.is_main desc), '[]')
              from event_texts t where t.event_id = e.id) as titles,
           (select coalesce(jsonb_agg(jsonb_build_object('language_id', t.language_id, 'name', t.name, 'is_main', t.is_main)), '[]')
              from organization_texts t where t.organization_id = e.owner_organization_id) as names
      from found e order by e.start_at desc, e.id desc`.execute(db);
  return rows.map(({ titles, names, organization_id, start_at, ...event }) => {
    const { title, language_id } = textIn(titles, language);
    const lang = foreignTag(language_id, language);
    return {
      id: event.id,
      title,
      ...(lang && { lang }),
      start_at: toWireTime(start_at),
      state: managedStateOf({ ...event, start_at, is_published: isPublishedForManagers(event) }, now),
      held_at: event.held_at && toWireTime(event.held_at),
      hold_reason: event.hold_reason,
      is_owner_suspended: event.owner_suspended_at !== null,
      organization: { id: organization_id, organization_name: organizationNameIn(names, language) },
      applications_count: event.applications_count,
    };
  });
}

function matches(words: string): RawBuilder<SqlBool> {
  const pasted = readPastedAddress(words);
  if (pasted?.kind === "event") return sql`e.id = ${pasted.id}`;
  if (pasted) return sql`e.owner_organization_id = ${pasted.id}`;
  if (words === "") return sql`e.held_at is not null`;
  // As the search keeps titles: their letters and digits alone, which hold no sign of a pattern.
  const letters = sql`regexp_replace(search_letters(${words}), '[^[:alnum:]]', '', 'g')`;
  return sql`(e.id = ${readNumber(words)} or e.id in (
    select d.event_id from event_search_documents d, (select ${letters} as letters) as asked
     where asked.letters <> '' and d.titles like '%' || asked.letters || '%'))`;
}
