import { sql } from "kysely";
import { addDays, startOfDate, tokyoDate } from "../../../shared/tokyo-date.ts";

const noonMs = 12 * 60 * 60 * 1000;

interface EventTimes {
  start_at: Date;
  end_at: Date | null;
}

/** The moment from which an event counts as over: its end, or its start where no end was told. */
export function eventOverAt({ start_at, end_at }: EventTimes): Date {
  return end_at ?? start_at;
}

/** `eventOverAt` of an event `e`. */
export const eventOverAtSql = sql<Date>`coalesce(e.end_at, e.start_at)`;

/** The mails after an event go at noon in Japan on the next day, unless another time was chosen. */
export function usualSendTime(event: EventTimes): Date {
  const nextDay = addDays(tokyoDate(eventOverAt(event)), 1);
  return new Date(startOfDate(nextDay).getTime() + noonMs);
}

/** `usualSendTime` of an event `e`. */
export const usualSendTimeSql = sql<Date>`
  ((date_trunc('day', ${eventOverAtSql} at time zone 'Asia/Tokyo') + interval '36 hours') at time zone 'Asia/Tokyo')`;
