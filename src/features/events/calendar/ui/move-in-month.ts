import { addDays, type TokyoDate, weekdayOf } from "../../../../shared/time/tokyo-date.ts";
import { monthOf } from "../../../../shared/time/tokyo-month.ts";

/** Keys of a date grid (ARIA Authoring Practices): a day, a week, the ends of the week and of the month. */
const moves: Record<string, (date: TokyoDate) => TokyoDate> = {
  ArrowRight: (date) => addDays(date, 1),
  ArrowLeft: (date) => addDays(date, -1),
  ArrowDown: (date) => addDays(date, 7),
  ArrowUp: (date) => addDays(date, -7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
}

/**
 * The day to which a key leads from another of the same month; null for all other keys. No key leaves the month: weeks end with it, and
 * where there is no day to go to, one stays.
 * @param dates all days of the month
 */
export function moveInMonth(
  date: TokyoDate,
  { key, ctrlKey }: Pressed,
  dates: readonly TokyoDate[],
): TokyoDate | null {
  const [first, last] = [dates[0] ?? date, dates.at(-1) ?? date];
  if (ctrlKey) return { Home: first, End: last }[key] ?? null;
  const moved = moves[key]?.(date);
  if (!moved) return null;
  if (monthOf(moved) === monthOf(date)) return moved;
  if (key === "Home") return first;
  return key === "End" ? last : date;
}

/** The same day of another month, or its last. @param dates all days of the other month */
export function sameDayIn(date: TokyoDate, dates: readonly TokyoDate[]): TokyoDate {
  const day = Number(date.slice(-2));
  return dates[Math.min(day, dates.length) - 1] ?? date;
}
