import {
  type Language,
  languageIds,
  languageNameIn,
  languageOfContent,
  languages,
} from "../../../shared/languages/languages.ts";

/** Languages in which mails are read, beside the one that a text is mainly written in. */
export function otherReaderLanguages(mainLanguageId: number): Language[] {
  return languages.filter((language) => languageIds[language] !== mainLanguageId);
}

/** A language's name in the language of the page; null for one in which no mail is read. */
export function readerLanguageName(languageId: number, shownIn: Language): string | null {
  const found = languageOfContent(languageId);
  return found ? languageNameIn(found, shownIn) : null;
}
