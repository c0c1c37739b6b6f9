import { offsetMs, tokyoParts } from "./tokyo-time.ts";

/**
 * Reads ISO 8601 with an offset, or `YYYY-MM-DD HH:mm` (with `T` or a blank, seconds allowed) as Japan's time; full-width
 * digits count as digits. Null for anything else, days that do not exist included, and for years that nobody means: what is
 * read can be shown in the same form and read again.
 */
export function readTime(text: string): Date | null {
  const moment = readExactTime(text);
  moment?.setUTCMilliseconds(0);
  return moment;
}

/** As `readTime`, to the millisecond. */
export function readExactTime(text: string): Date | null {
  const match = timePattern.exec(text.normalize("NFKC").trim());
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0)) as TimeNumbers;
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // A day beyond its month, and an hour beyond its day, make another day; a month beyond its year another year.
  const isReal = local.getUTCFullYear() === year && local.getUTCDate() === day && minute < 60 && second < 60;
  const milliseconds = Number((match[7] ?? "").padEnd(3, "0").slice(0, 3));
  const offset = offsetOf(match[8]);
  if (!isReal || offset === null) return null;
  const moment = new Date(local.getTime() + milliseconds - offset);
  const { year: shownYear } = tokyoParts(moment);
  return shownYear >= firstYear && shownYear <= lastYear ? moment : null;
}

const firstYear = 1900;
const lastYear = 2999;

type TimeNumbers = [number, number, number, number, number, number];
const timePattern =
  /^(\d{4})-(\d{1,2})-(\d{1,2})[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Milliseconds, which are none of `Z`; null where the zone is none. */
function offsetOf(zone: string | undefined): number | null {
  if (!zone) return offsetMs;
  const digits = zone.replace(/\D/g, "");
  const [hours, minutesOver] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  if (hours > 14 || minutesOver > 59) return null;
  const minutes = hours * 60 + minutesOver;
  return (zone.startsWith("-") ? -1 : 1) * minutes * 60_000;
}
