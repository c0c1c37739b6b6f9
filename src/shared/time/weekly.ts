import { dayMs } from "./milliseconds.ts";
import { fromTokyo, tokyoParts } from "./tokyo-time.ts";

const weekDays = 7;
const lateAtMostMs = dayMs;

/**
 * The last time at which Japan's clocks showed this hour of this weekday (0 is Sunday); null where that is more than a day
 * ago: a program that was not running then leaves the week out.
 */
export function weeklyTime(now: Date, weekday: number, hour: number): Date | null {
  const { year, month, day, weekday: today } = tokyoParts(now);
  const daysAgo = (today - weekday + weekDays) % weekDays;
  const time = fromTokyo({ year, month, day: day - daysAgo, hour });
  const late = now.getTime() - time.getTime();
  return late >= 0 && late < lateAtMostMs ? time : null;
}
