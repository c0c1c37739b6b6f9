import { type RawBuilder, sql } from "kysely";
import { contentTag } from "../content-tags.ts";
import { type Language, languageEntry, languages, pickByLanguage, textWrittenIn } from "../languages.ts";

/** For whom one text is chosen where organizers have written several: they write in any language of the master. */
export interface TextReader {
  language: Language;
  /** The language chosen for texts that are not in their own; absent where none was chosen. */
  second?: Language | null | undefined;
  /** The answer goes to a page that has readings over words: names and titles come with theirs. */
  withRuby?: boolean | undefined;
}

/** Of an address and of a cookie: the second language that somebody has chosen. */
export const secondParameter = "second_lang";

/** Of what holds a reader, the languages alone: readings are for who asks for them. A language alone has no second one. */
export function asReader(reader: TextReader | Language): TextReader {
  if (typeof reader === "string") return { language: reader };
  return { language: reader.language, second: reader.second };
}

/** The reader of what a page draws: with readings where the pages of their language have some. */
export const onPages = (reader: TextReader): TextReader => ({
  ...asReader(reader),
  withRuby: languageEntry(reader.language).hasRuby,
});

/** The second language, if who reads the first reads something more by it; null otherwise. */
export function usefulSecond(language: Language, second: Language | null): Language | null {
  const own = contentIdsOf(language);
  return second !== null && contentIdsOf(second).some((id) => !own.includes(id)) ? second : null;
}

/** The languages that somebody may choose as their second, in the order of the menu. */
export const secondLanguagesFor = (language: Language): Language[] =>
  languages.filter((second) => usefulSecond(language, second) !== null);

/** Names a reader in the keys of what is cached; those of a language who chose no second one share what is made for them. */
export const readerKey = ({ language, second, withRuby }: TextReader): string =>
  `${withRuby ? "ruby " : ""}${second ? `${language}+${second}` : language}`;

/** In the language master, the best first: what is read as a text in the language itself. */
function contentIdsOf(language: Language): readonly number[] {
  const { contentId, readsAlso = [] } = languageEntry(language);
  return [contentId, ...readsAlso];
}

/** Whether what is written in a language of the master is read by who reads this one. */
export function readsContent(language: Language, contentId: number): boolean {
  return contentIdsOf(language).includes(contentId);
}

/** For the `lang` attribute of what organizers write: undefined where it is in the page's language. */
export function foreignTag(contentId: number, language: Language): string | undefined {
  const { contentId: own, tag } = languageEntry(language);
  const written = contentTag(contentId);
  return contentId === own || written === tag ? undefined : written;
}

/** The languages of the master in which the reader takes a text, the best first. */
function wishesOf(reader: TextReader | Language): readonly number[] {
  const { language, second } = asReader(reader);
  return [...contentIdsOf(language), ...(second ? contentIdsOf(second) : [])];
}

/**
 * Which of an organizer's texts a reader gets: the one in their language, else in their second; undefined where they read none of
 * them, and then the main one is shown.
 * @param isWritten false for an entry without the words that are asked for
 */
export function contentForReader<Text extends { language_id: number }>(
  texts: readonly Text[],
  reader: TextReader | Language,
  isWritten: (text: Text) => boolean,
): Text | undefined {
  const written = texts.filter(isWritten);
  for (const id of wishesOf(reader)) {
    const found = written.find(({ language_id }) => language_id === id);
    if (found) return found;
  }
  return undefined;
}

/**
 * The order of a thing's texts in which `contentForReader` and then the main one come first, for `order by`. A query leaves out what
 * is not written.
 */
export function contentForReaderSql(
  reader: TextReader | Language,
  languageId: RawBuilder<unknown>,
  isMain: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`array_position(${[...wishesOf(reader)]}::integer[], ${languageId}), ${isMain} desc`;
}

/**
 * As `contentForReader`, of words of which none is the main one: where the reader reads none of them, the text in the first of the
 * interface's fallbacks, else the first that there is.
 */
export function textForReader<Text extends { language_id: number }>(
  texts: readonly Text[],
  reader: TextReader | Language,
): Text | undefined {
  const { language } = asReader(reader);
  return (
    contentForReader(texts, reader, () => true) ??
    pickByLanguage(language, (one) => textWrittenIn(texts, one)) ??
    texts[0]
  );
}
