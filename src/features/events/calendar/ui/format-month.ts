import type { Language } from "../../../../shared/languages/languages.ts";
import { startOfDate, type TokyoDate } from "../../../../shared/time/tokyo-date.ts";
import type { TokyoMonth } from "../../../../shared/time/tokyo-month.ts";
import {
  displayMonth,
  displayWeekday,
  displayYearMonth,
  tokyoParts,
} from "../../../../shared/time/tokyo-time.ts";

/** `2026年12月`; `Dec. 2026`. */
export function formatMonth(month: TokyoMonth, language: Language): string {
  const { year, month: number } = tokyoParts(startOfDate(`${month}-01`));
  return displayYearMonth(year, number, language);
}

/** What names a day of a month whose year is known: `12月`, 5 and `土`; `Dec`, 5 and `Sat`. */
export function dayParts(date: TokyoDate, language: Language) {
  const moment = startOfDate(date);
  return {
    month: displayMonth(moment, language),
    day: tokyoParts(moment).day,
    weekday: displayWeekday(moment, language),
  };
}
