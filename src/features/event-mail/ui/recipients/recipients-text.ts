import { formatAll } from "../../../../shared/languages/format-list.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { ApplicantMail } from "../../message/applicant-mails.contract.ts";

type ToWhom = Pick<ApplicantMail, "states" | "option_id" | "option" | "attendance" | "recipients_count">;

/** To whom a mail to applicants goes, or went: "those who are coming", or how many were chosen. */
export function recipientsText(
  { states, option_id, option, attendance, recipients_count }: ToWhom,
  t: Texts,
  language: Language,
): string {
  const listOf = (words: string[], type: "conjunction" | "disjunction") => formatAll(words, language, type);
  if (attendance) return t(`message.people_who.${attendance}`);
  if (option_id) {
    // The option is gone, with the event's question.
    const people = option ? t("message.people_who.answered_with", option) : t("message.people_who.answered");
    if (!states) return people;
    return t("message.people_who.answered_in", {
      people,
      states: listOf(
        states.map((state) => t(`applicant_state.${state}`)),
        "disjunction",
      ),
    });
  }
  if (!states) return t("message.chosen", { count: recipients_count });
  return listOf(
    states.map((state) => t(`reminder_mail.people.${state}`)),
    "conjunction",
  );
}
