import type { MailToRender, RenderedMail } from "../../../platform/mail/define-mail.server.ts";
import { type MailTexts, mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { calendarForRecipient, type EventRow, eventMailContent } from "../../events/events.server.ts";
import { findApplicationToMail, type MailedApplication } from "./find-application-to-mail.server.ts";

export interface ApplicationMailTexts {
  subject: string;
  /** The first says what has happened. */
  paragraphs: string[];
}

interface ApplicationMail {
  eventId: number;
  /** Whether the application's state is the one that the mail tells of. */
  isStillTrue(application: MailedApplication, event: EventRow): boolean;
  /** The event's calendar entry or its withdrawal; null where the reader has none and gets none. */
  calendar: "REQUEST" | "CANCEL" | null;
  texts(t: MailTexts, told: Told): ApplicationMailTexts;
}

export interface Told {
  event: EventRow;
  application: MailedApplication;
  names: { title: string; organization: string };
}

/** A mail to somebody about their own application. */
export async function renderApplicationMail(
  platform: Platform,
  mail: MailToRender,
  { eventId, isStillTrue, calendar, texts }: ApplicationMail,
): Promise<RenderedMail | null> {
  const parts = await eventMailContent(platform, eventId, mail.language);
  const reader = await findMailRecipient(platform, mail);
  if (!parts || !reader) return null;
  const application = await findApplicationToMail(platform.db, eventId, reader.id);
  // A mail that was held up must not undo what the person has done since.
  if (!application || !isStillTrue(application, parts.event)) return null;
  const t = mailTextsIn(mail.language);
  const { event, title, organization } = parts;
  const { subject, paragraphs } = texts(t, { event, application, names: { title, organization } });
  const attendee = {
    name: reader.name,
    email: mail.address,
    sequence: application.calendar_sequence,
  };
  return {
    subject,
    greeting: t("mail.greeting", { name: reader.name }),
    paragraphs,
    facts: parts.facts,
    link: parts.link,
    organization,
    footer: t("mail.application_footer"),
    replyTo: parts.replyTo,
    ...(calendar && {
      calendar: calendarForRecipient(platform, parts, attendee, calendar, mail.language),
    }),
  };
}
