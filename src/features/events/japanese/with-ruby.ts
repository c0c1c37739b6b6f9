import { annotate, type RubyWord } from "../../../shared/ruby/ruby-words.ts";
import type { Event, LanguageEvent } from "../events.contract.ts";
import { japaneseTextOf } from "./japanese-text.ts";
import { plainEntryId } from "./plain-entry.ts";

/**
 * The readings of one of an event's texts: of plain Japanese, which come with it, and of its Japanese text, where they are to be shown.
 * @param ofJapanese none where nobody has asked for them
 */
export function readingsOf(
  { plain_text, language_events }: Pick<Event, "plain_text" | "language_events">,
  text: LanguageEvent,
  ofJapanese: readonly RubyWord[],
): readonly RubyWord[] {
  if (text.id === plainEntryId) return plain_text?.ruby ?? [];
  return text === japaneseTextOf(language_events) ? ofJapanese : [];
}

/** Title and description of a text with readings over their words, as pages draw them. */
export function withRuby<Text extends Pick<LanguageEvent, "title" | "discription">>(
  text: Text,
  words: readonly RubyWord[],
): Text {
  const [title = "", discription = ""] = annotate([text.title, text.discription], words);
  return { ...text, title, discription };
}

/** The event with readings over the words of its Japanese titles, for what a page draws of it without its descriptions. */
export function withTitleReadings(event: Event, ofJapanese: readonly RubyWord[]): Event {
  const { language_events: texts, plain_text: plain } = event;
  const japanese = japaneseTextOf(texts);
  return {
    ...event,
    language_events: texts.map((text) => (text === japanese ? withTitleRuby(text, ofJapanese) : text)),
    plain_text: plain && withTitleRuby(plain, plain.ruby),
  };
}

/** The text with readings over its title's words, which a text's words begin with. */
export function withTitleRuby<Text extends { title: string }>(text: Text, words: readonly RubyWord[]): Text {
  const [title = text.title] = annotate([text.title], words);
  return { ...text, title };
}
