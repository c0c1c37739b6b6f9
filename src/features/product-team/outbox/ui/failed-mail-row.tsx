import { Anchor } from "@mantine/core";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { FailedMail } from "../team-mails.contract.ts";
import { mailKindName } from "./mail-kind-name.ts";
import { MailRow } from "./mail-row.tsx";

/** A mail that was given up: to whom, what about, when, and why. */
export function FailedMailRow({ mail, onResend }: { mail: FailedMail; onResend(): Promise<void> }) {
  const t = useTexts();
  const language = useLanguage();
  const about = mail.event && (
    <Anchor href={`/uniteamanage/find?q=/events/${mail.event.id}`} lang={mail.event.lang} inherit>
      {mail.event.title}
    </Anchor>
  );
  const facts = [
    mail.user ? personName(mail.user, language) : null,
    <>
      {mailKindName(mail.kind, t)}
      {about && <> · {about}</>}
    </>,
    t("team_mails.when", {
      at: displayDateTime(new Date(mail.created_at), language),
      tries: mail.attempts,
    }),
  ].filter((fact) => fact !== null);
  return (
    <MailRow
      address={mail.address ?? t("team_mails.no_address")}
      facts={facts}
      error={mail.error}
      action={mail.address === null ? null : { label: t("team_mails.resend"), run: onResend }}
    />
  );
}
