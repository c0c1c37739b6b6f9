import type { Language } from "../../../shared/languages/languages.ts";
import { contentForReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { LanguageText } from "../event-mail.contract.ts";

interface Words {
  title: string;
  body: string;
}

/** The text that the reader gets, else the main one. */
export function reminderTextIn(
  main: Words,
  texts: readonly LanguageText[],
  reader: TextReader | Language,
): Words {
  const own = contentForReader(texts, reader, () => true);
  return own ? { title: own.title, body: own.custom_body } : { title: main.title, body: main.body };
}
