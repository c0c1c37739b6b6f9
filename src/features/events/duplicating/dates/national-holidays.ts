import { addDays, type TokyoDate, weekdayOf } from "../../../../shared/time/tokyo-date.ts";

/** Japan's national holidays (国民の祝日に関する法律), and the days that are free because of them. */
export const holidayNames = [
  "new_year",
  "coming_of_age",
  "foundation",
  "emperor",
  "vernal_equinox",
  "showa",
  "constitution",
  "greenery",
  "children",
  "marine",
  "mountain",
  "respect_for_aged",
  "autumnal_equinox",
  "sports",
  "culture",
  "labour_thanksgiving",
  "substitute",
] as const;
export type HolidayName = (typeof holidayNames)[number];

/**
 * The holiday on a day, or null. By the law as it stands since 2022, so that it needs no list that ends: no law is known before it
 * is made, and a day that one moves is told wrongly until this follows. The equinoxes are those of the usual formula, good until 2099.
 */
export function holidayOn(date: TokyoDate): HolidayName | null {
  const named = namedHolidays(Number(date.slice(0, 4))).get(date);
  if (named) return named;
  return isAfterSundays(date) || isBetweenHolidays(date) ? "substitute" : null;
}

const fixed: readonly (readonly [day: string, HolidayName])[] = [
  ["01-01", "new_year"],
  ["02-11", "foundation"],
  ["02-23", "emperor"],
  ["04-29", "showa"],
  ["05-03", "constitution"],
  ["05-04", "greenery"],
  ["05-05", "children"],
  ["08-11", "mountain"],
  ["11-03", "culture"],
  ["11-23", "labour_thanksgiving"],
];

const mondays: readonly (readonly [month: string, nth: number, HolidayName])[] = [
  ["01", 2, "coming_of_age"],
  ["07", 3, "marine"],
  ["09", 3, "respect_for_aged"],
  ["10", 2, "sports"],
];

const byYear = new Map<number, ReadonlyMap<TokyoDate, HolidayName>>();

function namedHolidays(year: number): ReadonlyMap<TokyoDate, HolidayName> {
  const known = byYear.get(year);
  if (known) return known;
  const made = new Map<TokyoDate, HolidayName>([
    ...fixed.map(([day, name]): [TokyoDate, HolidayName] => [`${year}-${day}`, name]),
    ...mondays.map(([month, nth, name]): [TokyoDate, HolidayName] => [nthMonday(year, month, nth), name]),
    [`${year}-03-${equinox(20.8431, year)}`, "vernal_equinox"],
    [`${year}-09-${equinox(23.2488, year)}`, "autumnal_equinox"],
  ]);
  byYear.set(year, made);
  return made;
}

function nthMonday(year: number, month: string, nth: number): TokyoDate {
  const first = `${year}-${month}-01`;
  const toMonday = (8 - weekdayOf(first)) % 7;
  return addDays(first, toMonday + (nth - 1) * 7);
}

function equinox(in1980: number, year: number): number {
  const years = year - 1980;
  return Math.floor(in1980 + 0.242194 * years - Math.floor(years / 4));
}

const isNamed = (date: TokyoDate) => namedHolidays(Number(date.slice(0, 4))).has(date);

/** A holiday on a Sunday makes the next day that is none free as well. */
function isAfterSundays(date: TokyoDate): boolean {
  let day = addDays(date, -1);
  while (isNamed(day)) {
    if (weekdayOf(day) === 0) return true;
    day = addDays(day, -1);
  }
  return false;
}

/** A day between two holidays is one too. */
const isBetweenHolidays = (date: TokyoDate) =>
  weekdayOf(date) !== 0 && isNamed(addDays(date, -1)) && isNamed(addDays(date, 1));
