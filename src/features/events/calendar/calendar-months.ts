import { tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { addMonths, monthOf, type TokyoMonth } from "../../../shared/time/tokyo-month.ts";

const first = "2020-01";
const monthsAhead = 24;

/** The months that a calendar shows, from the first to the last. */
export function calendarMonths(now: Date): { first: TokyoMonth; current: TokyoMonth; last: TokyoMonth } {
  const current = monthOf(tokyoDate(now));
  return { first, current, last: addMonths(current, monthsAhead) };
}

export function isCalendarMonth(month: TokyoMonth, now: Date): boolean {
  const { first, last } = calendarMonths(now);
  return month >= first && month <= last;
}
