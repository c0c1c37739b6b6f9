import { dayMs } from "../../../shared/time/milliseconds.ts";

/**
 * "Later" is three days before the end of applying (or the start, where there is no deadline); where that had passed when the
 * reminder was set, a day before; where that had passed too, at once.
 */
export function reminderTime(closesAt: Date, setAt: Date): Date {
  const before = (days: number) => new Date(closesAt.getTime() - days * dayMs);
  return [before(3), before(1)].find((time) => setAt <= time) ?? setAt;
}
