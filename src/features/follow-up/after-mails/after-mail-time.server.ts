import { type SqlBool, sql } from "kysely";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import {
  endsAt,
  endsAtSql,
  hasEnded,
  isPublic,
  type StartAndEnd,
  takesPlace,
  takesPlaceSql,
} from "../../events/events.server.ts";

const noonMs = 12 * 60 * 60 * 1000;

/** The mails after an event go at noon in Japan on the next day, unless another time was chosen. */
export function usualSendTime(event: StartAndEnd): Date {
  const nextDay = addDays(tokyoDate(endsAt(event)), 1);
  return new Date(startOfDate(nextDay).getTime() + noonMs);
}

/** `usualSendTime` of an event `e`. */
export const usualSendTimeSql = sql<Date>`
  ((date_trunc('day', ${endsAtSql()} at time zone 'Asia/Tokyo') + interval '36 hours') at time zone 'Asia/Tokyo')`;

interface FollowedEvent extends StartAndEnd {
  is_published: boolean;
  cancelled_at: Date | null;
}

/** Whether mails may follow an event: it takes place, and is over. */
export function mayBeFollowed(event: FollowedEvent, now: Date): boolean {
  const facts = { isPublic: isPublic(event), isCancelled: event.cancelled_at !== null };
  return takesPlace(facts) && hasEnded(event, now);
}

/** `mayBeFollowed` of an event `e`. */
export const mayBeFollowedSql = (now: Date) =>
  sql<SqlBool>`(${takesPlaceSql()} and ${endsAtSql()} <= ${now})`;

/** When the mails `f` after an event `e` go. */
export const afterMailsGoAtSql = sql<Date>`coalesce(f.send_at, ${usualSendTimeSql})`;

/** Whether the mails `f` after an event `e` go once their time has come: one is on, and they are neither sent nor given up. */
export const areMailsPlannedSql = () => sql<SqlBool>`(
  f.sent_at is null and f.skipped_at is null and (f.is_thanks_on or f.is_missed_on) and ${takesPlaceSql()})`;

/** Whether the mails `f` after an event `e` are to be sent now: they are planned, and their time has come. */
export const areMailsDueSql = (now: Date) => sql<SqlBool>`(
  ${areMailsPlannedSql()} and ${afterMailsGoAtSql} <= ${now} and ${mayBeFollowedSql(now)})`;
