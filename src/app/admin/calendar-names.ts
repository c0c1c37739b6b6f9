import dayjs from "dayjs";
import { type Language, localeOf } from "../../shared/languages/languages.ts";

/** Gives the kit's calendars what `Intl` calls months and weekdays in the language. English is there from the start. */
export function addCalendarNames(language: Language): void {
  const name = localeOf(language);
  if (name in dayjs.Ls) return;
  const format = (options: Intl.DateTimeFormatOptions, day: number, month: number) =>
    new Intl.DateTimeFormat(name, { ...options, timeZone: "UTC" }).format(Date.UTC(2023, month, day));
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

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** How calendars call the month, or the year, of a day (`YYYY-MM-DD`) in their head. */
export function calendarLabel(language: Language, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" });
  return (day: string) => format.format(new Date(day));
}
