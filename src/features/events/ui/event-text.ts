import { contentTag } from "../../../shared/languages/content-tags.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { contentForReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { Event, LanguageEvent } from "../events.contract.ts";
import { withPlainEntry } from "../japanese/plain-entry.ts";

/** All that an event can be read in, the main one first; its plain Japanese is one of them. */
export function readableTexts(
  event: Pick<Event, "language_events" | "plain_text">,
): readonly LanguageEvent[] {
  return withPlainEntry(event);
}

/** The entry in the reader's language, else in their second, else the main one, which comes first. */
export function textIn<Text extends Pick<LanguageEvent, "language_id" | "title">>(
  texts: readonly Text[],
  reader: TextReader | Language,
): Text {
  return contentForReader(texts, reader, ({ title }) => title.trim() !== "") ?? (texts[0] as Text);
}

/**
 * Ids of the texts with which a page was sent. A page stays with them until it has another's: what its address and its reader's
 * languages name may change before.
 */
export interface ChosenTexts {
  /** The one that is read: the address names it by its language (`?text=en`), else it is the reader's. */
  shown: number;
  /** The reader's, for place and notes, and for what they take along. */
  reader: number;
}

type WithTexts = Pick<Event, "language_events" | "plain_text"> & { chosen?: ChosenTexts };

/** The text whose title and description a page shows. */
export function shownText(event: WithTexts, search: URLSearchParams, reader: TextReader): LanguageEvent {
  const texts = readableTexts(event);
  const sent = texts.find(({ id }) => id === event.chosen?.shown);
  const wished = search.get("text");
  const named = wished && texts.find(({ language_id }) => contentTag(language_id) === wished);
  return sent || named || textIn(texts, reader);
}

/** The text in which a page tells its reader of the place, and what calendars and tickets say. */
export function readerText(event: WithTexts, reader: TextReader): LanguageEvent {
  const texts = readableTexts(event);
  return texts.find(({ id }) => id === event.chosen?.reader) ?? textIn(texts, reader);
}
