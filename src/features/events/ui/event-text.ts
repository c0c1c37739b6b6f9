import { contentTag } from "../../../shared/languages/content-tags.ts";
import { type Language, languageIds } from "../../../shared/languages/languages.ts";
import type { LanguageEvent } from "../events.contract.ts";

/** The entry in the reader's language, else the main one, which comes first. */
export function textIn<Text extends Pick<LanguageEvent, "language_id" | "title">>(
  texts: readonly Text[],
  language: Language,
): Text {
  const own = texts.find(({ language_id, title }) => language_id === languageIds[language] && title.trim());
  return own ?? (texts[0] as Text);
}

/** The entry that an address names by its language (`?text=en`), else the reader's. */
export function textAt(
  texts: readonly LanguageEvent[],
  search: URLSearchParams,
  language: Language,
): LanguageEvent {
  const wished = search.get("text");
  const named = wished && texts.find(({ language_id }) => contentTag(language_id) === wished);
  return named || textIn(texts, language);
}

/** For the `lang` attribute of content: undefined where it is in the page's language. */
export function foreignTag(languageId: number, language: Language): string | undefined {
  if (languageId === languageIds[language]) return undefined;
  return contentTag(languageId);
}
