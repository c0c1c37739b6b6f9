import { sql } from "kysely";
import { addDays, startOfDate, tokyoDate } from "../../../shared/tokyo-date.ts";
import { endsAt, endsAtSql, type StartAndEnd } from "../../events/events.server.ts";

const noonMs = 12 * 60 * 60 * 1000;

/** The mails after an event go at noon in Japan on the next day, unless another time was chosen. */
export function usualSendTime(event: StartAndEnd): Date {
  const nextDay = addDays(tokyoDate(endsAt(event)), 1);
  return new Date(startOfDate(nextDay).getTime() + noonMs);
}

/** `usualSendTime` of an event `e`. */
export const usualSendTimeSql = sql<Date>`
  ((date_trunc('day', ${endsAtSql()} at time zone 'Asia/Tokyo') + interval '36 hours') at time zone 'Asia/Tokyo')`;
