import { languageEntry, languageIds, languages } from "../../../shared/languages/languages.ts";
import type { Event, LanguageEvent } from "../events.contract.ts";
import { japaneseTextOf } from "./japanese-text.ts";

/** Of the entry that `withPlainEntry` adds: it is no row, and no row has it. */
export const plainEntryId = 0;

const [plainLanguageId] = languages
  .filter((language) => languageEntry(language).isPlain)
  .map((language) => languageIds[language]);

/** The text of an event beside which its plain Japanese stands: it has that one's place and notes. */
export function textBesidePlain<Text extends { language_id: number }>(
  texts: readonly Text[],
): Text | undefined {
  return japaneseTextOf(texts) ?? texts[0];
}

/**
 * The texts of an event, and its plain Japanese as one more, with the place and the notes of the text beside which it stands. Where an
 * organizer has made plain Japanese one of the event's languages, that is the one.
 */
export function withPlainEntry({
  language_events: texts,
  plain_text: plain,
}: Pick<Event, "language_events" | "plain_text">): readonly LanguageEvent[] {
  const beside = textBesidePlain(texts);
  if (!plain || !beside || !plainLanguageId) return texts;
  if (texts.some(({ language_id }) => language_id === plainLanguageId)) return texts;
  const { title, discription } = plain;
  const entry = {
    ...beside,
    id: plainEntryId,
    language_id: plainLanguageId,
    title: title || beside.title,
    discription,
    summary: "",
    is_main: false,
  };
  return [...texts, entry];
}

/** As `withPlainEntry`, of titles alone. */
export function withPlainTitle<Text extends { language_id: number; title: string }>(
  titles: readonly Text[],
  plain: string,
): readonly Pick<Text, "language_id" | "title">[] {
  const isOwn = titles.some(({ language_id }) => language_id === plainLanguageId);
  if (!plain.trim() || isOwn || !plainLanguageId) return titles;
  return [...titles, { language_id: plainLanguageId, title: plain }];
}
