import { type Language, localeOf } from "../../../../shared/languages/languages.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { ApplicantMail } from "../applicant-mails.contract.ts";

/** To whom a message went: "those who are coming", or how many were chosen. */
export function messagePeopleText(
  { states, recipients_count }: Pick<ApplicantMail, "states" | "recipients_count">,
  t: Texts,
  language: Language,
): string {
  if (!states) return t("message.chosen", { count: recipients_count });
  return new Intl.ListFormat(localeOf(language)).format(
    states.map((state) => t(`reminder_mail.people.${state}`)),
  );
}
