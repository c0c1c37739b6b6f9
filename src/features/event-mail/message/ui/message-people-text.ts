import { type Language, localeOf } from "../../../../shared/languages/languages.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { ApplicantMail } from "../applicant-mails.contract.ts";

type ToWhom = Pick<ApplicantMail, "states" | "option_id" | "attendance" | "recipients_count">;

/** To whom a message went: "those who are coming", or how many were chosen. */
export function messagePeopleText(
  { states, option_id, attendance, recipients_count }: ToWhom,
  t: Texts,
  language: Language,
): string {
  if (attendance) return t(`message.people_who.${attendance}`);
  if (option_id) return t("message.people_who.answered");
  if (!states) return t("message.chosen", { count: recipients_count });
  return new Intl.ListFormat(localeOf(language)).format(
    states.map((state) => t(`reminder_mail.people.${state}`)),
  );
}
