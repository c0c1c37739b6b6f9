import dayjs from "dayjs";
import { intlLocaleOf, type Language, languageEntry, localeOf } from "../../../shared/languages/languages.ts";
import { displayYearMonth } from "../../../shared/time/tokyo-time.ts";

/** Gives the kit's calendars what the registry, or `Intl`, calls months and weekdays in the language. English is there from the start. */
export function addCalendarNames(language: Language): void {
  const name = localeOf(language);
  if (name in dayjs.Ls) return;
  const written = writtenNames(language);
  const format = (options: Intl.DateTimeFormatOptions, day: number, month: number) =>
    written?.(options, day, month) ??
    new Intl.DateTimeFormat(intlLocaleOf(language), { ...options, timeZone: "UTC" }).format(
      Date.UTC(2023, month, day),
    );
  const months = (month: "long" | "short") => range(12).map((index) => format({ month }, 1, index));
  // January 2023 began on a Sunday.
  const weekdays = (weekday: "long" | "short" | "narrow") =>
    range(7).map((index) => format({ weekday }, index + 1, 0));
  dayjs.locale(
    {
      name,
      months: months("long"),
      monthsShort: months("short"),
      weekdays: weekdays("long"),
      weekdaysShort: weekdays("short"),
      weekdaysMin: weekdays("narrow"),
      formats: {},
      relativeTime: {},
    },
    undefined,
    true,
  );
}

/** The names of a language that `Intl` does not have. */
function writtenNames(language: Language) {
  const { intlTag, dates } = languageEntry(language);
  if (!intlTag || !dates) return null;
  const [months, weekdays] = [dates.months?.split(" "), dates.weekdays?.split(" ")];
  return ({ weekday }: Intl.DateTimeFormatOptions, day: number, month: number) =>
    weekday ? weekdays?.[day - 1] : months?.[month];
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** How calendars call the month, or the year, of a day (`YYYY-MM-DD`) in their head. */
export function calendarLabel(language: Language, options: Intl.DateTimeFormatOptions) {
  if (options.month && languageEntry(language).intlTag) {
    return (day: string) => displayYearMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)), language);
  }
  const format = new Intl.DateTimeFormat(intlLocaleOf(language), { ...options, timeZone: "UTC" });
  return (day: string) => format.format(new Date(day));
}
