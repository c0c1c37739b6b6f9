import { languageIds } from "../../../shared/languages.ts";
import { otherReaderLanguages } from "../../../ui/forms/reader-languages.ts";
import type { LanguageText, RemindEventMail } from "../event-mail.contract.ts";

/** The texts beside the main one: of every language in which mails are read, and what else was written. */
export function otherTexts(mail: RemindEventMail | null, mainLanguageId: number): LanguageText[] {
  const written = mail?.language_texts ?? [];
  const ids = otherReaderLanguages(mainLanguageId).map((language) => languageIds[language]);
  return [...new Set([...ids, ...written.map(({ language_id }) => language_id)])].map(
    (language_id) =>
      written.find((text) => text.language_id === language_id) ?? { language_id, title: "", custom_body: "" },
  );
}

interface Words {
  title: string;
  custom_body: string;
  others: LanguageText[];
}

/** Values of the dialog's form; `send_at` as it is typed, in Japan's time. */
export interface ReminderValues extends Words {
  send_at: string;
}

/** As the API takes them; it leaves out where nothing is written. */
export const wordsOf = ({ title, custom_body, others }: Words) => ({
  title,
  custom_body,
  language_texts: others,
});
