import type { MailToRender, RenderedMail } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isComing } from "../../../shared/application-states.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { ticketInMail } from "../../applications/applications.server.ts";
import {
  eventMailContent,
  findMeetingUrl,
  isEventManager,
  meetingFacts,
} from "../../events/events.server.ts";
import { findApplicationOf } from "./reminder-mail.server.ts";

interface OrganizersWords {
  eventId: number;
  title: string;
  body: string;
  /** Whether it still is for its reader; null in a test, which is for managers. */
  isFor: boolean | null;
}

/** The organizers' own words to somebody who has applied, with what is known of the event; null once the event is cancelled. */
export async function renderOrganizersWords(
  platform: Platform,
  mail: MailToRender,
  { eventId, title, body, isFor }: OrganizersWords,
): Promise<RenderedMail | null> {
  const parts = await eventMailContent(platform, eventId, mail);
  const reader = await findMailRecipient(platform, mail);
  if (!parts || !reader || (parts.event.cancelled_at && !mail.example)) return null;
  const application = await findApplicationOf(platform, mail, eventId, reader.id);
  const mayRead = isFor ?? (mail.example || (await isEventManager(platform.db, eventId, reader.id)));
  if (!mayRead) return null;
  const ticket = await ticketInMail(platform, mail, eventId, reader.id);
  const t = mailTextsIn(mail.language);
  const meetingUrl = isComing(application?.state) ? await findMeetingUrl(platform.db, eventId) : null;
  return {
    subject: title,
    greeting: t("mail.greeting", { name: reader.name }),
    paragraphs: [body],
    facts: [[t("mail.event"), parts.title], ...parts.facts, ...meetingFacts(t, meetingUrl)],
    link: parts.link,
    ...(ticket && { code: ticket.code, link: ticket.link, moreLinks: [parts.link] }),
    organization: parts.organization,
    footer: t("mail.application_footer"),
    replyTo: parts.replyTo,
  };
}
