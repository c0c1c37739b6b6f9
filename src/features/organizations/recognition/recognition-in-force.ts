import { type SqlBool, sql } from "kysely";
import { hourMs } from "../../../shared/time/milliseconds.ts";
import { addDays, startOfDate, type TokyoDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";

interface RecognitionFacts {
  /** The latest word of its university on the organization, and not withdrawn. */
  isCurrent: boolean;
  /** The organization names the university among its own. */
  isNamed: boolean;
  /** The last day. */
  validUntil: TokyoDate;
}

/** Whether a university recognises an organization: until its last day in Tokyo is over, and while the organization names it. */
export function isInForce({ isCurrent, isNamed, validUntil }: RecognitionFacts, now: Date): boolean {
  return isCurrent && isNamed && now < endOfRecognition(validUntil);
}

/** As `isInForce`, of a row of `recognitions` that the statement knows as `r`. */
export function isInForceSql(now: Date) {
  return sql<SqlBool>`(
    r.is_current and r.valid_until >= (${now}::timestamptz at time zone 'Asia/Tokyo')::date
    and exists (select from organization_universities named
                 where named.organization_id = r.organization_id and named.university_id = r.university_id))`;
}

/** Whether any university recognises an organization that the statement knows as `o`. */
export function isRecognisedSql(now: Date) {
  return sql<SqlBool>`exists (select from recognitions r where r.organization_id = o.id and ${isInForceSql(now)})`;
}

/** The midnight in Tokyo with which a recognition ends by itself. */
export function endOfRecognition(validUntil: TokyoDate): Date {
  return startOfDate(addDays(validUntil, 1));
}

/** So many days before the last one everybody is reminded. */
export const reminderDays = 30;

/** Ten in the morning in Tokyo, thirty days before the last one. */
export function remindedAt(validUntil: TokyoDate): Date {
  return new Date(startOfDate(addDays(validUntil, -reminderDays)).getTime() + 10 * hourMs);
}

/** As `remindedAt`, of a row of `recognitions` that the statement knows as `r`. */
export function remindedAtSql() {
  return sql<Date>`((r.valid_until - ${sql.lit(reminderDays)} + interval '10 hours') at time zone 'Asia/Tokyo')`;
}

/** The days that most universities choose as the last one, the next of each: the end of the school year, and of the time to renew. */
export function usualLastDays(now: Date): TokyoDate[] {
  const today = tokyoDate(now);
  const year = Number(today.slice(0, 4));
  return ["03-31", "05-31"]
    .map((day) => (`${year}-${day}` > today ? `${year}-${day}` : `${year + 1}-${day}`))
    .sort();
}
