import { type Language, languageEntry } from "../languages/languages.ts";
import { dayMs } from "./milliseconds.ts";
import { byIntl, displayTime, displayWeekday, fill, inPattern, tokyoParts } from "./tokyo-time.ts";

/** Dates of another year name it where they are so far ahead: another of the same month and day is nearer. */
const yearlessMs = 300 * dayMs;

/**
 * A day in a sentence or a list: `12月5日(土)`, `Sat, Dec 5`; with the year where it is another one than this
 * and not obvious: far ahead, or past. `displayDate` is for the date of an event itself.
 */
export function displayDay(moment: Date, language: Language, now = new Date()): string {
  const parts = tokyoParts(moment);
  const ahead = moment.getTime() - now.getTime();
  const isNear = parts.year === tokyoParts(now).year || (ahead >= 0 && ahead < yearlessMs);
  const weekday = displayWeekday(moment, language);
  const spelled = inPattern(isNear ? "day" : "farDay", parts, language, weekday);
  if (spelled !== undefined) return spelled;
  const day = byIntl(moment, language, {
    ...(!isNear && { year: "numeric" }),
    month: "long",
    day: "numeric",
  });
  return `${day} (${weekday})`;
}

/** `12月5日(土) 18:00`; `Sat, Dec 5, 18:00`. */
export function displayDayTime(moment: Date, language: Language, now = new Date()): string {
  return withTime(displayDay(moment, language, now), moment, language);
}

/** The same for large letters on a phone: a line breaks before the time, not within the day. */
export function displayWholeDayTime(moment: Date, language: Language, now = new Date()): string {
  return withTime(displayDay(moment, language, now).replaceAll(" ", "\u00A0"), moment, language);
}

function withTime(day: string, moment: Date, language: Language): string {
  const pattern = languageEntry(language).dates?.dayTime ?? "{day} {time}";
  return fill(pattern, { day, time: displayTime(moment, language) });
}
