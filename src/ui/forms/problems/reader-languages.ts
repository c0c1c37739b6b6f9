import {
  type Language,
  languageIds,
  languageOfContent,
  writtenLanguages,
} from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";

/** Languages in which the words of a mail are asked for, beside the one that a text is mainly written in; others read them along their chain. */
export function otherReaderLanguages(mainLanguageId: number): Language[] {
  return writtenLanguages.filter((language) => languageIds[language] !== mainLanguageId);
}

/** A language's name in the language of the page; null for one in which no mail is read. */
export function readerLanguageName(languageId: number, shownIn: Language): string | null {
  const found = languageOfContent(languageId);
  return found ? languageNameIn(found, shownIn) : null;
}
