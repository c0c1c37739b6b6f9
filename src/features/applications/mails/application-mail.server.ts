import type { MailToRender, RenderedMail } from "../../../platform/mail/define-mail.server.ts";
import { type MailTexts, mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { calendarForRecipient, eventMailContent } from "../../events/events.server.ts";

interface ApplicationMail {
  eventId: number;
  /** Whether the application's state is the one that the mail tells of. */
  isStillTrue(state: ApplicationState): boolean;
  method: "REQUEST" | "CANCEL";
  subject(t: MailTexts, names: { title: string; organization: string }): string;
  body(t: MailTexts, names: { title: string; organization: string }): string;
}

/** A mail to somebody who applied or cancelled, with the calendar's entry or its withdrawal. */
export async function renderApplicationMail(
  platform: Platform,
  mail: MailToRender,
  { eventId, isStillTrue, method, subject, body }: ApplicationMail,
): Promise<RenderedMail | null> {
  const parts = await eventMailContent(platform, eventId, mail.language);
  const reader = await findMailRecipient(platform, mail);
  if (!parts || !reader) return null;
  const application = await platform.db
    .selectFrom("applications")
    .select(["state", "calendar_sequence"])
    .where("event_id", "=", eventId)
    .where("user_id", "=", reader.id)
    .executeTakeFirst();
  // A mail that was held up must not undo what the person has done since.
  if (!application || !isStillTrue(application.state)) return null;
  const t = mailTextsIn(mail.language);
  const { title, organization } = parts;
  return {
    subject: subject(t, { title, organization }),
    greeting: t("mail.greeting", { name: reader.name }),
    paragraphs: [body(t, { title, organization })],
    facts: parts.facts,
    link: parts.link,
    organization,
    footer: t("mail.application_footer"),
    replyTo: parts.replyTo,
    calendar: calendarForRecipient(
      platform,
      parts,
      { name: reader.name, email: mail.address, sequence: application.calendar_sequence },
      method,
      mail.language,
    ),
  };
}
