import { addDays, readDate, type TokyoDate, tokyoDate } from "./tokyo-date.ts";
import { fromTokyo } from "./tokyo-time.ts";

/** A month of a year: `2026-12`. Such texts compare as the months do. */
export type TokyoMonth = string;

export function isMonth(text: string): boolean {
  return readDate(`${text}-01`) !== null;
}

export function monthOf(date: TokyoDate): TokyoMonth {
  return date.slice(0, 7);
}

/** @param months may be negative */
export function addMonths(month: TokyoMonth, months: number): TokyoMonth {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return monthOf(tokyoDate(fromTokyo({ year, month: number + months, day: 1 })));
}

/** All of its days, in order. */
export function datesOfMonth(month: TokyoMonth): TokyoDate[] {
  const dates: TokyoDate[] = [];
  for (let date = `${month}-01`; monthOf(date) === month; date = addDays(date, 1)) dates.push(date);
  return dates;
}
