import { dayMs } from "./milliseconds.ts";
import { fromTokyo, type TokyoParts, tokyoParts } from "./tokyo-time.ts";

/** A day of Japan's calendar: `2026-11-20`. Such texts compare as the days do. */
export type TokyoDate = string;

/** Null for anything but a day that exists, written with four, two and two digits, in a year that somebody may mean. */
export function readDate(text: string): TokyoDate | null {
  // A day beyond its month, and a month beyond its year, make another day.
  return /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text ? text : null;
}

/** The day on which a moment falls in Japan. */
export function tokyoDate(moment: Date): TokyoDate {
  const { year, month, day } = tokyoParts(moment);
  return written(year, month, day);
}

/** Midnight in Japan, with which the day begins. */
export function startOfDate(date: TokyoDate): Date {
  return fromTokyo(partsOf(date));
}

/** @param days may be negative */
export function addDays(date: TokyoDate, days: number): TokyoDate {
  const { year, month, day } = partsOf(date);
  return tokyoDate(fromTokyo({ year, month, day: day + days }));
}

/** 0 (Sunday) to 6. */
export function weekdayOf(date: TokyoDate): number {
  return tokyoParts(startOfDate(date)).weekday;
}

function partsOf(date: TokyoDate): Pick<TokyoParts, "year" | "month" | "day"> {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

function written(year: number, month: number, day: number): TokyoDate {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join(
    "-",
  );
}

/** How many days of the calendar lie between two moments: 0 on the same day, 1 from any time today to any time tomorrow. */
export function daysBetween(from: Date, to: Date): number {
  const day = (moment: Date) => startOfDate(tokyoDate(moment)).getTime();
  return Math.round((day(to) - day(from)) / dayMs);
}
