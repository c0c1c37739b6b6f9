import { languageEntry, languageIds, languages } from "../../../shared/languages/languages.ts";

/** Languages whose kanji have readings, the one of most first. */
const readIn: readonly number[] = languages
  .filter((language) => languageEntry(language).hasReadings)
  .map((language) => languageIds[language]);

/** The text whose words the event's readings are of: the one in Japanese, else the one in plain Japanese. */
export function japaneseTextOf<Text extends { language_id: number }>(
  texts: readonly Text[],
): Text | undefined {
  for (const id of readIn) {
    const text = texts.find(({ language_id }) => language_id === id);
    if (text) return text;
  }
  return undefined;
}

/** Title and description as the words of a text go through them. */
export function linesOf({ title, discription }: { title: string; discription: string }): string {
  return `${title}\n${discription}`;
}
