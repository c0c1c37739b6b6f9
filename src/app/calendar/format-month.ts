import type { Language } from "../../shared/languages/languages.ts";
import { startOfDate, type TokyoDate } from "../../shared/time/tokyo-date.ts";
import type { TokyoMonth } from "../../shared/time/tokyo-month.ts";
import { displayMonth, displayWeekday, displayYearMonth, tokyoParts } from "../../shared/time/tokyo-time.ts";
import type { Texts } from "../../ui/texts/texts.tsx";

/** `2026年12月`; `Dec. 2026`. */
export function formatMonth(month: TokyoMonth, language: Language): string {
  const { year, month: number } = tokyoParts(startOfDate(`${month}-01`));
  return displayYearMonth(year, number, language);
}

/** A day of a month whose year is known: `12月5日（土）`; `Sat, Dec 5`. */
export function formatDay(date: TokyoDate, t: Texts, language: Language): string {
  const moment = startOfDate(date);
  return t("calendar.day", {
    month: displayMonth(moment, language),
    day: tokyoParts(moment).day,
    weekday: displayWeekday(moment, language),
  });
}
