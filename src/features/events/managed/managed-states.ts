import { type SqlBool, sql } from "kysely";
import { hasBegun, isInSpanSql } from "../availability/has-begun.ts";
import { type HoldFacts, isPublishedForManagers, isPublishedForManagersSql } from "../holds/is-on-hold.ts";
import type { ManagedState } from "./managed-lists.ts";

interface ManagedEventTimes extends HoldFacts {
  start_at: Date;
  is_published: boolean;
  cancelled_at: Date | null;
}

/** A draft stays one when its start has passed: nobody but its managers has seen it. */
export function managedStateOf(event: ManagedEventTimes, now: Date): ManagedState {
  if (event.cancelled_at) return "cancelled";
  if (!isPublishedForManagers(event)) return "draft";
  return hasBegun(event.start_at, now) ? "past" : "coming";
}

export function isInManagedStateSql(state: ManagedState, now: Date) {
  switch (state) {
    case "cancelled":
      return sql<SqlBool>`(e.cancelled_at is not null)`;
    case "draft":
      return sql<SqlBool>`(not ${isPublishedForManagersSql()} and e.cancelled_at is null)`;
    case "coming":
      return sql<SqlBool>`(${isPublishedForManagersSql()} and e.cancelled_at is null and ${isInSpanSql("upcoming", now)})`;
    case "past":
      return sql<SqlBool>`(${isPublishedForManagersSql()} and e.cancelled_at is null and ${isInSpanSql("past", now)})`;
  }
}
