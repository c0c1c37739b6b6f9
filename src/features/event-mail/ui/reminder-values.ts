import { type ActiveState, activeStates } from "../../../shared/application-states.ts";
import { languageIds } from "../../../shared/languages/languages.ts";
import { otherReaderLanguages } from "../../../ui/forms/problems/reader-languages.ts";
import type { ApplicantCounts } from "../../events/applicant-counts/applicant-counts.contract.ts";
import type { Event } from "../../events/events.contract.ts";
import type { LanguageText, RemindEventMail } from "../event-mail.contract.ts";
import type { RecipientsValues } from "./recipients/recipients-values.ts";

/** The texts beside the main one: of every language in which mails are read, and what else was written. */
export function otherTexts(mail: RemindEventMail | null, mainLanguageId: number): LanguageText[] {
  const written = mail?.language_texts ?? [];
  const ids = otherReaderLanguages(mainLanguageId).map((language) => languageIds[language]);
  return [...new Set([...ids, ...written.map(({ language_id }) => language_id)])].map(
    (language_id) =>
      written.find((text) => text.language_id === language_id) ?? { language_id, title: "", custom_body: "" },
  );
}

/** What a mail to applicants says. */
export interface MailWords {
  title: string;
  custom_body: string;
  others: LanguageText[];
}

/** Values of the dialog's form; `send_at` as it is typed, in Japan's time. */
export interface ReminderValues extends MailWords, RecipientsValues {
  send_at: string;
}

/** As the API takes them; it leaves out where nothing is written. */
export const wordsOf = ({ title, custom_body, others }: MailWords) => ({
  title,
  custom_body,
  language_texts: others,
});

/**
 * The states that can be chosen: who is coming, what else the event leads to, where people are, and what is chosen already.
 * @param counts people by state
 */
export function statesToChoose(
  { selection, has_waiting_list }: Pick<Event, "selection" | "has_waiting_list">,
  counts: ApplicantCounts["states"],
  chosen: readonly ActiveState[],
): ActiveState[] {
  const possible: Record<ActiveState, boolean> = {
    confirmed: true,
    waiting: has_waiting_list,
    offered: has_waiting_list,
    under_review: selection === "approval",
    entered: selection === "lottery",
  };
  return activeStates.filter((state) => possible[state] || counts[state] > 0 || chosen.includes(state));
}
