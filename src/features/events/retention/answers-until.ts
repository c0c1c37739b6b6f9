import { sql } from "kysely";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { endsAt, endsAtSql, type StartAndEnd } from "../availability/ends-at.ts";

/** How long the organization that owns an event keeps answers, as its row has it. */
export interface Retention {
  /** Days after the end. */
  answers_kept_days: number;
  /** When the number was changed; null where it never was. */
  answers_kept_days_set_at: Date | null;
}

/**
 * Until when answers to an event and notes about its applicants are there: so many days after the end as its owner has chosen. Another
 * number holds from the next midnight in Japan on, so that nothing goes on the day on which somebody has chosen fewer.
 */
export function answersUntil(event: StartAndEnd, retention: Retention): Date {
  const until = endsAt(event).getTime() + retention.answers_kept_days * dayMs;
  const setAt = retention.answers_kept_days_set_at;
  const holdsFrom = setAt === null ? until : startOfDate(tokyoDate(setAt)).getTime() + dayMs;
  return new Date(Math.max(until, holdsFrom));
}

/** `answersUntil` of an event `e` and its owner `o`. */
export const answersUntilSql = () => sql<Date>`greatest(
  ${endsAtSql()} + o.answers_kept_days * interval '24 hours',
  (date_trunc('day', o.answers_kept_days_set_at at time zone 'Asia/Tokyo') + interval '1 day') at time zone 'Asia/Tokyo')`;
