import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isInSpanSql } from "../availability/has-begun.ts";
import type { ListOrManagedQuery } from "../listing/event-filter.contract.ts";
import { filterConditions } from "../listing/filter-events.server.ts";
import { managedEventsSql } from "../permissions/manages-event.ts";
import { matchesSearch } from "../search/search-events.server.ts";
import { isInManagedStateSql } from "./managed-states.ts";

/** The events of a user, hidden ones too, once each: every column, with `acting_id` for whom they act, and `is_owner`. */
export function selectManaged(userId: number, organizationId: number | undefined) {
  return sql`
    select e.*, managed.organization_id as acting_id, managed.is_owner
      from (${managedEventsSql(sql.val(userId), organizationId)}) managed join events e on e.id = managed.event_id`;
}

/** What narrows them, of an event `e` of `selectManaged`; at least one condition. */
export async function managedConditions(
  db: Executor,
  { filters, now }: { filters: Omit<ListOrManagedQuery, "sort">; now: Date },
): Promise<RawBuilder<SqlBool>[]> {
  const { state, span, q } = filters;
  return [
    sql<SqlBool>`true`,
    ...filterConditions(filters, now),
    ...(span ? [isInSpanSql(span, now)] : []),
    ...(state === "co_hosted" ? [sql<SqlBool>`not e.is_owner`] : []),
    ...(state && state !== "co_hosted" ? [isInManagedStateSql(state, now)] : []),
    ...(q ? [await matchesSearch(db, q, now, false)] : []),
  ];
}
