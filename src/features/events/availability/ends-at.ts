import { type SqlBool, sql } from "kysely";
import { dayMs, hourMs } from "../../../shared/time/milliseconds.ts";
import { startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";

/** Length of an event whose end is not told, in hours. */
const usualHours = 3;

/** Times of an event as its row has them. */
export interface StartAndEnd {
  start_at: Date;
  end_at: Date | null;
}

/** Times of an event as answers of the API write them. */
export interface WireTimes {
  start_at: string;
  end_at: string | null;
}

/** The end of an event: the one that is told, else three hours after the start. Every "over" is reckoned from here. */
export function endsAt({ start_at, end_at }: StartAndEnd): Date {
  return end_at ?? after(start_at, usualHours * hourMs);
}

/** `endsAt` of an event `e`. */
export const endsAtSql = () =>
  sql<Date>`coalesce(e.end_at, e.start_at + make_interval(hours => ${sql.lit(usualHours)}))`;

/** Whether an event is over: at its very end it is. */
export function hasEnded(event: StartAndEnd, now: Date): boolean {
  return endsAt(event) <= now;
}

export function timesOf({ start_at, end_at }: WireTimes): StartAndEnd {
  return { start_at: new Date(start_at), end_at: end_at === null ? null : new Date(end_at) };
}

// Margins after the end.

/** A time in which something is possible: from its first moment on, and no longer at its last. */
interface TimeWindow {
  from: Date;
  until: Date;
}

export function isInWindow({ from, until }: TimeWindow, now: Date): boolean {
  return from <= now && now < until;
}

/** People come earlier than an event starts, by at most as many hours. */
const earlyHours = 2;

/** People check themselves in from two hours before the start until the end. */
export function attendanceWindow(event: StartAndEnd): TimeWindow {
  return { from: after(event.start_at, -earlyHours * hourMs), until: endsAt(event) };
}

/** The check-in is to be looked after from the morning of the day in Japan on, also before an event that starts after midnight. */
export function checkInWindow(event: StartAndEnd): TimeWindow {
  const { from, until } = attendanceWindow(event);
  const midnight = startOfDate(tokyoDate(event.start_at));
  return { from: new Date(Math.min(midnight.getTime(), from.getTime())), until };
}

/** Whether it is time for `checkInWindow` of an event `e`. */
export function isCheckInTimeSql(now: Date) {
  const midnight = sql`date_trunc('day', e.start_at at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo'`;
  return sql<SqlBool>`(
    least(${midnight}, e.start_at - make_interval(hours => ${sql.lit(earlyHours)})) <= ${now} and ${now} < ${endsAtSql()})`;
}

/** Doors are late, and so are some events: a ticket is shown for three hours more. */
export function ticketsEndAt(event: StartAndEnd): Date {
  return after(endsAt(event), 3 * hourMs);
}

/** Helpers count and clear up: their links work for six hours more. */
export function helperLinksEndAt(event: StartAndEnd): Date {
  return after(endsAt(event), 6 * hourMs);
}

/** Names of those who come are of use until a day after the end. */
export const companionsUntilSql = () => sql<Date>`${endsAtSql()} + interval '1 day'`;

/** Long enough to settle what went wrong at the place on the day, and no longer. */
export const accommodationUntilSql = () => sql<Date>`${endsAtSql()} + interval '7 days'`;

/** A survey takes answers from the start until 30 days after the end. */
export function surveyWindow(event: StartAndEnd): TimeWindow {
  return { from: event.start_at, until: after(endsAt(event), 30 * dayMs) };
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
