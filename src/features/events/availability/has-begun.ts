import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Part of the calendar: upcoming or past events. */
export type EventSpan = "upcoming" | "past";

/** At its very start an event has not begun: who comes, applies or cancels in that moment is in time. */
export function hasBegun(startAt: Date, now: Date): boolean {
  return startAt < now;
}

export function spanOf(startAt: Date, now: Date): EventSpan {
  return hasBegun(startAt, now) ? "past" : "upcoming";
}

/**
 * Whether an event belongs to the span.
 * @param now a time, or SQL for one
 * @param event the name under which the statement knows it
 */
export function isInSpanSql(span: EventSpan, now: Date | RawBuilder<unknown>, event = "e") {
  const start = sql.ref(`${event}.start_at`);
  return span === "upcoming" ? sql<SqlBool>`${start} >= ${now}` : sql<SqlBool>`${start} < ${now}`;
}

/** `hasBegun` by the moments of a form, `YYYY-MM-DD HH:mm`: what begins in the minute that runs has begun. */
export function hasBegunInForm(startAt: string, now: string): boolean {
  return startAt <= now;
}
