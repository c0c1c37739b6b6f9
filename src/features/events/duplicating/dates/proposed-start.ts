import { dayMs } from "../../../../shared/time/milliseconds.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";

const weekMs = 7 * dayMs;

/** The same weekday and time, in the first week after the original that is still to come: `YYYY-MM-DD HH:mm`. */
export function proposedStart(original: string, now: Date): string {
  const start = Date.parse(original);
  const weeks = Math.max(1, Math.floor((now.getTime() - start) / weekMs) + 1);
  return toEditTime(new Date(start + weeks * weekMs));
}
