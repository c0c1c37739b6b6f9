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

/** The entry that an address names by its language (`?text=en`), else the reader's. */
export function textAt(
  texts: readonly LanguageEvent[],
  search: URLSearchParams,
  reader: TextReader | Language,
): LanguageEvent {
  const wished = search.get("text");
  const named = wished && texts.find(({ language_id }) => contentTag(language_id) === wished);
  return named || textIn(texts, reader);
}
