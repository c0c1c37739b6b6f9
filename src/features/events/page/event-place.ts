import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { placeWithAddress } from "../format/format-event-place.ts";
import { readerText } from "../ui/event-text.ts";
import type { PageEvent } from "./sparse-event.ts";

/** The whole place in one line, for calendars and messages to friends. */
export function eventPlace(event: PageEvent, t: Texts, reader: TextReader): string {
  if (event.is_online) return t("event.online");
  const text = readerText(event, reader);
  return placeWithAddress({ ...text, prefecture: [event.prefecture.name] }, reader.language);
}
