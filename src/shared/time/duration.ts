import { readTime } from "./read-time.ts";
import { toEditTime } from "./tokyo-time.ts";

const minuteMs = 60_000;

/** Minutes from one `YYYY-MM-DD HH:mm` to another; null where one of them is no moment. */
export function minutesBetween(from: string, to: string): number | null {
  const [start, end] = [readTime(from), readTime(to)];
  return start && end ? (end.getTime() - start.getTime()) / minuteMs : null;
}

/** The `YYYY-MM-DD HH:mm` so many minutes later; unchanged where it is no moment. */
export function minutesLater(moment: string, minutes: number): string {
  const start = readTime(moment);
  return start ? toEditTime(new Date(start.getTime() + minutes * minuteMs)) : moment;
}

/** As days, hours and minutes. */
export function durationParts(minutes: number): { days: number; hours: number; minutes: number } {
  return {
    days: Math.floor(minutes / (24 * 60)),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}
