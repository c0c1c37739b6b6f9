import type { Language } from "../../../shared/languages/languages.ts";
import { displayDayTime } from "../../../shared/time/display-day.ts";
import { tokyoDaysUntil } from "../../../shared/time/tokyo-time.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";

/** A moment by which something has to be done, with "today" or "tomorrow" beside it where it is that near: `Sat, Dec 5, 18:00 (tomorrow)`. */
export function deadlineText(moment: Date, t: Texts, language: Language, now: Date): string {
  const time = displayDayTime(moment, language, now);
  const days = tokyoDaysUntil(moment, now);
  return moment >= now && days <= 1 ? t("event.near_deadline", { time, days }) : time;
}
