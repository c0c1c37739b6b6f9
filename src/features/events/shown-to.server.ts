import { type SqlBool, sql } from "kysely";

/**
 * The condition that lists show an event `e` to people of a university (null: to visitors): one that is for its organization's
 * universities alone is left out for everybody else, and opens by its address only.
 */
export function isShownTo(universityId: number | null) {
  return sql<SqlBool>`(not e.is_shown_only_organization_universities or exists (
    select from organization_universities ou
     where ou.organization_id = e.owner_organization_id and ou.university_id = ${universityId}))`;
}
