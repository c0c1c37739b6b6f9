import type { Language } from "../../../shared/languages/languages.ts";
import { displayDate, displayTime, displayWeekday } from "../../../shared/time/tokyo-time.ts";

/** `2026年11月20日 (金) 18:00`, by Japan's clocks. */
export function formatMoment(time: Date, language: Language): string {
  return `${displayDate(time, language)} (${displayWeekday(time, language)}) ${displayTime(time, language)}`;
}

/** `2026年11月20日 (金) 18:00–20:00`; with the date of the end where it is on another day. */
export function timeSpan(start: Date, end: Date | null, language: Language): string {
  if (!end) return formatMoment(start, language);
  const isSameDay = displayDate(start, language) === displayDate(end, language);
  return isSameDay
    ? `${formatMoment(start, language)}–${displayTime(end, language)}`
    : `${formatMoment(start, language)} – ${formatMoment(end, language)}`;
}
