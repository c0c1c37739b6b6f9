import type { LanguageText } from "../../event-mail.contract.ts";
import type { MailWords } from "../../ui/reminder-values.ts";
import type { EarlierMail } from "../earlier-mails.contract.ts";

/** The words of an earlier mail in the languages of a new one; its main language gets the earlier one's where it has none. */
export function wordsFromEarlier(
  { texts }: EarlierMail,
  mainLanguageId: number,
  others: readonly LanguageText[],
): MailWords {
  const textIn = (id: number) => texts.find(({ language_id }) => language_id === id);
  const { title = "", custom_body = "" } = textIn(mainLanguageId) ?? texts[0] ?? {};
  return {
    title,
    custom_body,
    others: others.map(
      ({ language_id }) => textIn(language_id) ?? { language_id, title: "", custom_body: "" },
    ),
  };
}
