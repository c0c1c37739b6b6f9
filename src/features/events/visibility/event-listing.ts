import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isPublic, isPublicSql } from "./event-visibility.ts";

interface ListedEvent {
  is_published: boolean;
  is_shown_only_organization_universities: boolean;
  /** The universities of the organization that owns it. */
  ownerUniversityIds: readonly number[];
}

/**
 * Whether lists, search, feeds, recommendations and the newsletter show an event to people of a university (null: to
 * visitors and to people of none). One that is for its organization's universities is left out for everybody else: it opens by
 * its address alone, which members hand on.
 */
export function isListedFor(universityId: number | null, event: ListedEvent): boolean {
  return (
    isPublic(event) && (!event.is_shown_only_organization_universities || isOfOwner(universityId, event))
  );
}

/**
 * `isListedFor` of an event `e`.
 * @param universityId a number, null, or a column of the statement around it, which may be null
 */
export function isListedForSql(universityId: number | null | RawBuilder<unknown>) {
  if (universityId === null) {
    return sql<SqlBool>`(${isPublicSql()} and not e.is_shown_only_organization_universities)`;
  }
  return sql<SqlBool>`(${isPublicSql()} and (not e.is_shown_only_organization_universities or exists (
    select from organization_universities ou
     where ou.organization_id = e.owner_organization_id and ou.university_id = ${universityId})))`;
}

function isOfOwner(universityId: number | null, { ownerUniversityIds }: ListedEvent): boolean {
  return universityId !== null && ownerUniversityIds.includes(universityId);
}
