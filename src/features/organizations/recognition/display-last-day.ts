import { type Language, languageEntry } from "../../../shared/languages/languages.ts";
import { startOfDate } from "../../../shared/time/tokyo-date.ts";
import { byIntl, displayDate } from "../../../shared/time/tokyo-time.ts";

/** The last day of a recognition as a sentence names it, always with its year: `2027年3月31日`, `Mar 31, 2027`. */
export function displayLastDay(date: string, language: Language): string {
  const day = startOfDate(date);
  // `Intl` has no words of the language.
  if (languageEntry(language).intlTag) return displayDate(day, language);
  return byIntl(day, language, { year: "numeric", month: "short", day: "numeric" });
}
