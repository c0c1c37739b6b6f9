import { type SqlBool, sql } from "kysely";
import { endsAtSql, hasEnded, type StartAndEnd } from "../availability/ends-at.ts";
import { type HoldFacts, isPublishedForManagers, isPublishedForManagersSql } from "../holds/is-on-hold.ts";

export interface PublishedEvent extends StartAndEnd, HoldFacts {
  is_published: boolean;
  cancelled_at: Date | null;
}

/**
 * Whether an event counts among those that a new organization has published at once, and still to come or under way. Also one that is on
 * hold, which is public again without anybody asking.
 */
export function isPublishedAhead(event: PublishedEvent, now: Date): boolean {
  return isPublishedForManagers(event) && event.cancelled_at === null && !hasEnded(event, now);
}

/** `isPublishedAhead` of an event `e`. */
export function isPublishedAheadSql(now: Date) {
  return sql<SqlBool>`(${isPublishedForManagersSql()} and e.cancelled_at is null and ${endsAtSql()} > ${now})`;
}
