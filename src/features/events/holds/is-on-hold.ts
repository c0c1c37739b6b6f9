import { type SqlBool, sql } from "kysely";

/** The columns of an event's row that tell of it. */
export interface HoldFacts {
  /** The value that `is_published` gets when nothing holds the event any more; null while nothing does. */
  is_published_after_hold: boolean | null;
}

/**
 * Whether the product team holds the event, or has suspended its owner: it is gone for everybody but its managers, and for applicants
 * more than an event that is only hidden. The database lets no such event be published.
 */
export function isOnHold({ is_published_after_hold }: HoldFacts): boolean {
  return is_published_after_hold !== null;
}

/** `isOnHold` of an event `e`. */
export function isOnHoldSql() {
  return sql<SqlBool>`(e.is_published_after_hold is not null)`;
}

/** Whether an event is published to its managers: as it is, or as it will be after the hold. */
export function isPublishedForManagers(event: HoldFacts & { is_published: boolean }): boolean {
  return event.is_published_after_hold ?? event.is_published;
}

/** `isPublishedForManagers` of an event `e`. */
export function isPublishedForManagersSql() {
  return sql<boolean>`coalesce(e.is_published_after_hold, e.is_published)`;
}
