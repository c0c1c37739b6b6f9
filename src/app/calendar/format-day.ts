import { dayParts } from "../../features/events/events.public.ts";
import type { Language } from "../../shared/languages/languages.ts";
import type { TokyoDate } from "../../shared/time/tokyo-date.ts";
import type { Texts } from "../../ui/texts/texts.tsx";

/** A day of a month whose year is known: `12月5日（土）`; `Sat, Dec 5`. */
export function formatDay(date: TokyoDate, t: Texts, language: Language): string {
  return t("calendar.day", dayParts(date, language));
}
