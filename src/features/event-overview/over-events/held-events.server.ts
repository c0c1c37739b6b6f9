import { type RawBuilder, type SqlBool, sql } from "kysely";
import { addDays, startOfDate, type TokyoDate } from "../../../shared/time/tokyo-date.ts";
import { isInSpanSql } from "../../events/events.server.ts";

/** Days on which events begin, both included; left out, all. */
export interface Range {
  from?: TokyoDate | undefined;
  to?: TokyoDate | undefined;
}

/**
 * SQL condition: an event begins in the range.
 * @param event the alias under which the statement knows it
 */
export function isInRangeSql(range: Range, event: string): RawBuilder<SqlBool> {
  const from = range.from === undefined ? null : startOfDate(range.from);
  const until = range.to === undefined ? null : startOfDate(addDays(range.to, 1));
  const start = sql.ref(`${event}.start_at`);
  return sql<SqlBool>`((${from}::timestamptz is null or ${start} >= ${from}) and (${until}::timestamptz is null or ${start} < ${until}))`;
}

/** SQL query: the past events of an organization that were held, also as a co-host. */
export function selectHeldEvents(organizationId: number, range: Range, now: Date): RawBuilder<unknown> {
  return sql`
    select past.* from event_hosts host join events past on past.id = host.event_id
       and host.organization_id = ${organizationId} and host.is_hosting
     where ${isInSpanSql("past", now, "past")} and past.cancelled_at is null and past.is_published
       and ${isInRangeSql(range, "past")}`;
}
