import type { MailToRender, RenderedMail } from "../../../platform/mail/define-mail.server.ts";
import { type MailTexts, mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isComing } from "../../../shared/application-states.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import {
  calendarForRecipient,
  type EventRow,
  eventMailContent,
  findMeetingUrl,
  meetingFacts,
} from "../../events/events.server.ts";
import { applicationLinks } from "../by-link/application-links.server.ts";
import { ticketInMail } from "../tickets/ticket-in-mail.server.ts";
import { findApplicationToMail, type MailedApplication } from "./parts/find-application-to-mail.server.ts";
import { jointUseInMail } from "./parts/joint-use-in-mail.server.ts";

/** The first paragraph says what has happened. */
export type ApplicationMailTexts = Pick<RenderedMail, "subject" | "paragraphs" | "quotation">;

interface ApplicationMail {
  eventId: number;
  /** Whether the application's state is the one that the mail tells of. */
  isStillTrue(application: MailedApplication, event: EventRow): boolean;
  /** The event's calendar entry or its withdrawal; null where the reader has none and gets none. */
  calendar: "REQUEST" | "CANCEL" | null;
  texts(t: MailTexts, told: Told): ApplicationMailTexts;
  /** Whether it answers an application, and so repeats who reads what was told. */
  tellsJointUse?: boolean;
  /** Further pages to read, after the links that change the application. */
  readMore?(t: MailTexts): Link[];
}

type Link = NonNullable<RenderedMail["link"]>;

export interface Told {
  event: EventRow;
  application: MailedApplication;
  names: { title: string; organization: string };
}

/** A mail to somebody about their own application, with links to change it. */
export async function renderApplicationMail(
  platform: Platform,
  mail: MailToRender,
  { eventId, isStillTrue, calendar, texts, tellsJointUse, readMore }: ApplicationMail,
): Promise<RenderedMail | null> {
  const parts = await eventMailContent(platform, eventId, mail);
  const reader = await findMailRecipient(platform, mail);
  if (!parts || !reader) return null;
  const application = await findApplicationToMail(platform, mail, eventId, reader.id);
  // A mail that was held up must not undo what the person has done since.
  if (!application || !(mail.example || isStillTrue(application, parts.event))) return null;
  const t = mailTextsIn(mail.language);
  const { event, title, organization } = parts;
  const words = texts(t, { event, application, names: { title, organization } });
  const links = [...(await applicationLinks(platform, mail, application)), ...(readMore?.(t) ?? [])];
  const ticket = isComing(application.state) ? await ticketInMail(platform, mail, eventId, reader.id) : null;
  const meetingUrl = isComing(application.state) ? await findMeetingUrl(platform.db, eventId) : null;
  const attendee = {
    name: reader.name,
    email: mail.address,
    sequence: application.calendar_sequence,
  };
  return {
    ...words,
    ...(tellsJointUse && {
      paragraphs: [...words.paragraphs, await jointUseInMail(platform.db, t, event, mail)],
    }),
    greeting: t("mail.greeting", { name: reader.name }),
    facts: [...parts.facts, ...meetingFacts(t, meetingUrl)],
    ...(ticket
      ? { code: ticket.code, link: ticket.link, moreLinks: [parts.link, ...links] }
      : linksOf(parts.link, links, application)),
    organization,
    footer: t("mail.application_footer"),
    replyTo: parts.replyTo,
    ...(calendar && {
      calendar: calendarForRecipient(platform, parts, attendee, calendar, mail, meetingUrl),
    }),
  };
}

/** The button of who has no ticket is what is asked of them: an answer to an offer, and otherwise a look at the event. */
function linksOf(
  event: Link,
  ofApplication: Link[],
  { state }: MailedApplication,
): Pick<RenderedMail, "link" | "moreLinks"> {
  const [answer, ...others] = ofApplication;
  return state === "offered" && answer
    ? { link: answer, moreLinks: [...others, event] }
    : { link: event, moreLinks: ofApplication };
}
