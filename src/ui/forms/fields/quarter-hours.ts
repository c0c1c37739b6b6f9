/** A time that a list offers, and how many minutes after the start it is, where it has one. */
export interface QuarterHour {
  time: string;
  minutes: number | null;
}

const step = 15;
const day = 24 * 60;

/** The quarter hours of a day; those after `since` (`HH:mm`) where the day is that of the start. */
export function quarterHours(since?: string): QuarterHour[] {
  const start = since ? minutesOf(since) : null;
  const first = start === null ? 0 : start + step;
  const times: QuarterHour[] = [];
  for (let at = first; at < day; at += step) {
    times.push({ time: timeOf(at), minutes: start === null ? null : at - start });
  }
  return times;
}

/** Place of the time in the list, or of the first after it; the first of the list for no time. */
export function nearestQuarter(times: readonly QuarterHour[], time: string): number {
  return Math.max(
    0,
    times.findIndex((one) => one.time >= time),
  );
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
