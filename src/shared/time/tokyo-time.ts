import { intlLocaleOf, type Language, languageEntry } from "../languages/languages.ts";
import { annotated } from "../ruby/ruby-marks.ts";
import { dayMs } from "./milliseconds.ts";

/** Japan has kept one offset since 1951, so its local time is plain arithmetic. */
export const offsetMs = 9 * 60 * 60 * 1000;
const timeZone = "Asia/Tokyo";

/** A moment as Japan's calendar and clocks show it. `month` is 1 to 12, `weekday` 0 (Sunday) to 6. */
export interface TokyoParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  weekday: number;
}

export function tokyoParts(moment: Date): TokyoParts {
  const shifted = new Date(moment.getTime() + offsetMs);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    weekday: shifted.getUTCDay(),
  };
}

/** The moment at which Japan's clocks show this; days beyond a month's end run over into the next. */
export function fromTokyo({
  year,
  month,
  day,
  hour = 0,
  minute = 0,
}: Partial<TokyoParts> & { year: number; month: number; day: number }): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - offsetMs);
}

/** As every answer of the API shows it: `2025-05-10T18:00:00.000+09:00`. */
export function toWireTime(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().replace("Z", "+09:00");
}

/** As editors show it: `YYYY-MM-DD HH:mm`. */
export function toEditTime(moment: Date): string {
  return toWireTime(moment).slice(0, 16).replace("T", " ");
}

let withDateReadings: (date: string) => string = (date) => date;

/** From then on dates of languages whose pages have readings have them: what knows them is fetched with the first text that has some. */
export function readDatesBy(annotate: (date: string) => string): void {
  withDateReadings = annotate;
}

const readIn = (language: Language, date: string): string =>
  languageEntry(language).hasRuby ? withDateReadings(date) : date;

const two = (value: number) => String(value).padStart(2, "0");

/**
 * `2026年11月20日`; `Nov. 20th 2026`. Where pages have readings over words it has their marks, as all that is displayed here: what is not drawn
 * on a page leaves them out by `withoutRuby`.
 */
export function displayDate(moment: Date, language: Language): string {
  return inPattern("date", tokyoParts(moment), language) ?? byIntl(moment, language, { dateStyle: "long" });
}

/** `18:00`, 24 hours, zero padded; in plain Japanese `午後6:00` with the marks of its reading. */
export function displayTime(moment: Date, language: Language): string {
  const { hour, minute } = tokyoParts(moment);
  const halfDay = languageEntry(language).dates?.halfDays?.[hour < 12 ? "beforeNoon" : "afterNoon"];
  if (!halfDay) return `${two(hour)}:${two(minute)}`;
  return `${annotated(...halfDay)}${hour % 12}:${two(minute)}`;
}

/** `2026年11月20日 18:00`; `Nov. 20th 2026 18:00`. */
export function displayDateTime(moment: Date, language: Language): string {
  return `${displayDate(moment, language)} ${displayTime(moment, language)}`;
}

/** A month without a day, 1 to 12: `2027年03月`; `Mar. 2027`. */
export function displayYearMonth(year: number, month: number, language: Language): string {
  const options = { year: "numeric", month: "long" } as const;
  const spelled = inPattern("yearMonth", { year, month }, language);
  return spelled ?? byIntl(fromTokyo({ year, month, day: 1 }), language, options);
}

export function displayWeekday(moment: Date, language: Language): string {
  const spelled = languageEntry(language).dates?.weekdays?.split(" ")[tokyoParts(moment).weekday];
  return readIn(language, spelled ?? byIntl(moment, language, { weekday: "short" }));
}

/** In a language that has no patterns of its own. */
export function byIntl(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return formatterOf(language, options).format(moment);
}

/** To make one takes a quarter of a millisecond, and a page of a university tells a hundred dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(intlLocaleOf(language), { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter;
}

/** `2026年11月20日（金）18:00`; `Fri, Nov. 20th 2026 18:00`. */
export function displayWithWeekday(moment: Date, language: Language): string {
  const [date, weekday] = [displayDate(moment, language), displayWeekday(moment, language)];
  const pattern = languageEntry(language).dates?.withWeekday ?? "{date} ({weekday}) {time}";
  return fill(pattern, { date, weekday, time: displayTime(moment, language) });
}

/** The month as a calendar leaf shows it: `11月`, `Nov`. */
export function displayMonth(moment: Date, language: Language): string {
  const { leafMonth } = languageEntry(language);
  if (leafMonth) return fill(leafMonth, { M: String(tokyoParts(moment).month) });
  return inPattern("month", tokyoParts(moment), language) ?? byIntl(moment, language, { month: "short" });
}

/**
 * A date by the language's own pattern: `{year}`, `{month}` its name, `{M}` and `{MM}` its number, `{D}` and `{DD}` the day, `{Dth}` as
 * English counts it, and `{weekday}`. Undefined where the language has no pattern.
 */
export function inPattern(
  name: "date" | "yearMonth" | "month" | "day" | "farDay",
  { year = 0, month = 0, day = 0 }: Partial<TokyoParts>,
  language: Language,
  weekday = "",
): string | undefined {
  const { dates } = languageEntry(language);
  return (
    dates &&
    readIn(
      language,
      fill(dates[name], {
        year: String(year),
        month: dates.months?.split(" ")[month - 1] ?? "",
        M: String(month),
        MM: two(month),
        D: String(day),
        DD: two(day),
        weekday,
        Dth: `${day}${ordinal(day)}`,
      }),
    )
  );
}

/** The pattern with its parts, as `inPattern`. */
export function fill(pattern: string, parts: Record<string, string>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return { 1: "st", 2: "nd", 3: "rd" }[day % 10] ?? "th";
}

/** For display only: a date counts as past when it is more than 24 hours ago. Lists ask the start against now. */
export function isLongPast(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() > dayMs;
}

/** How many midnights of Japan lie between now and a moment to come: 0 is today, 1 tomorrow. */
export function tokyoDaysUntil(moment: Date, now: Date): number {
  const dayOf = (time: Date) => Math.floor((time.getTime() + offsetMs) / dayMs);
  return dayOf(moment) - dayOf(now);
}
