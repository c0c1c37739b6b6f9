import type { Language } from "../../../shared/languages/languages.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../events.contract.ts";
import { placeWithAddress } from "../format/format-event-place.ts";
import { textIn } from "../ui/event-text.ts";

/** The whole place in one line, for calendars and messages to friends. */
export function eventPlace(event: Event, t: Texts, language: Language): string {
  if (event.is_online) return t("event.online");
  const text = textIn(event.language_events, language);
  return placeWithAddress({ ...text, prefecture: [event.prefecture.name] }, language);
}
