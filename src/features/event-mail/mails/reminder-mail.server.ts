import type { MailToRender, RenderedMail } from "../../../platform/mail/define-mail.server.ts";
import { type MailTexts, mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ApplicationState, isComing } from "../../../shared/application-states.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { applicationLinks, ticketInMail } from "../../applications/applications.server.ts";
import {
  type EventMailContent,
  eventMailContent,
  factsOfRow,
  findMeetingUrl,
  isAhead,
  meetingFacts,
} from "../../events/events.server.ts";

type Said = Pick<RenderedMail, "subject" | "paragraphs" | "facts" | "footer"> &
  Partial<Pick<RenderedMail, "link" | "moreLinks">>;

interface ReminderMail {
  eventId: number;
  isFor(application: ApplicationState | undefined): boolean;
  /** Whether it carries the ticket of who is coming. */
  hasTicket?: boolean;
}

/**
 * A reminder of an event that is still to come, to those whose application is in a state for which it is meant, with links to
 * change it. `say` answers null where the mail has become pointless.
 */
export async function renderReminderMail(
  platform: Platform,
  mail: MailToRender,
  { eventId, isFor, hasTicket = false }: ReminderMail,
  say: (
    t: MailTexts,
    parts: EventMailContent,
    ofApplication: NonNullable<RenderedMail["moreLinks"]>,
  ) => Said | null,
): Promise<RenderedMail | null> {
  const parts = await eventMailContent(platform, eventId, mail);
  const reader = await findMailRecipient(platform, mail);
  if (!parts || !reader) return null;
  if (!mail.example && !isAhead(factsOfRow(parts.event), platform.clock.now())) return null;
  const application = await findApplicationOf(platform, mail, eventId, reader.id);
  if (!isFor(application?.state)) return null;
  const t = mailTextsIn(mail.language);
  const moreLinks = application ? await applicationLinks(platform, mail, application) : [];
  const ticket = hasTicket ? await ticketInMail(platform, mail, eventId, reader.id) : null;
  const meetingUrl = isComing(application?.state) ? await findMeetingUrl(platform.db, eventId) : null;
  const facts = [...parts.facts, ...meetingFacts(t, meetingUrl)];
  const said = say(t, { ...parts, facts }, moreLinks);
  return (
    said && {
      greeting: t("mail.greeting", { name: reader.name }),
      link: parts.link,
      organization: parts.organization,
      replyTo: parts.replyTo,
      moreLinks,
      ...(ticket && { code: ticket.code, link: ticket.link, moreLinks: [parts.link, ...moreLinks] }),
      ...said,
    }
  );
}

/** Undefined where the person has never applied. */
export async function findApplicationOf(
  { db }: Platform,
  { example }: Pick<MailToRender, "example">,
  eventId: number,
  userId: number,
): Promise<{ id: number; state: ApplicationState } | undefined> {
  if (example) return example.state && { id: 0, state: example.state };
  return db
    .selectFrom("applications")
    .select(["id", "state"])
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
