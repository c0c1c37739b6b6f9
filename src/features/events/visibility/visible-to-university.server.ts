import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";

/**
 * The condition that lists show an event `e` to people of a university (null: to visitors): one that is for its organization's
 * universities alone is left out for everybody else, and opens by its address only.
 */
export function visibleToUniversity(universityId: number | null) {
  return sql<SqlBool>`(not e.is_shown_only_organization_universities or exists (
    select from organization_universities ou
     where ou.organization_id = e.owner_organization_id and ou.university_id = ${universityId}))`;
}

/** The universities whose people see upcoming events in lists that others do not: only they need lists of their own. */
export async function universitiesWithTargetedEvents(db: Executor, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ou.university_id as id
      from events e join organization_universities ou on ou.organization_id = e.owner_organization_id
     where e.is_published and e.start_at >= ${now} and e.is_shown_only_organization_universities`.execute(db);
  return rows.map(({ id }) => id);
}
