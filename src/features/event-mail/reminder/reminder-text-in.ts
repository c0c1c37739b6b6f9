import { type Language, textWrittenIn } from "../../../shared/languages/languages.ts";
import type { LanguageText } from "../event-mail.contract.ts";

interface Words {
  title: string;
  body: string;
}

/** The text for a reader of the language: the one that is written in it, else the main one. */
export function reminderTextIn(main: Words, texts: readonly LanguageText[], language: Language): Words {
  const own = textWrittenIn(texts, language);
  return own ? { title: own.title, body: own.custom_body } : { title: main.title, body: main.body };
}
