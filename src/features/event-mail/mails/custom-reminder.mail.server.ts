import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/layout/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { ticketInMail } from "../../applications/applications.server.ts";
import {
  eventCancelled,
  eventMailContent,
  findMeetingUrl,
  isEventManager,
  meetingFacts,
} from "../../events/events.server.ts";
import { LanguageText } from "../event-mail.contract.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";
import { findApplicationOf } from "./reminder-mail.server.ts";

/** The organizers' own words to those whose application is in a state that they chose. */
export const customReminderMail = defineMail({
  kind: "custom_reminder",
  priority: mailPriorities.reminder,
  payload: z.object({
    eventId: z.int(),
    /** Null in a test, which carries its words along, since they are not saved. */
    reminderMailId: z.int().nullable(),
    title: z.string().optional(),
    body: z.string().optional(),
  }),
  references: { event_id: "eventId", reminder_mail_id: "reminderMailId" },
  supersededBy: [eventCancelled],
  preference: null,
  isTest: ({ reminderMailId }) => reminderMailId === null,
  async render(platform, mail, { eventId, reminderMailId, ...draft }) {
    const parts = await eventMailContent(platform, eventId, mail.language);
    const reader = await findMailRecipient(platform, mail);
    const saved =
      reminderMailId === null ? null : await savedReminder(platform, reminderMailId, mail.language);
    if (!parts || !reader || saved === undefined || parts.event.cancelled_at) return null;
    const mayRead = saved
      ? await isInOneOf(saved.states, platform, eventId, reader.id)
      : await isEventManager(platform.db, eventId, reader.id);
    if (!mayRead) return null;
    const ticket = await ticketInMail(platform, mail, eventId, reader.id);
    const words = saved ?? draft;
    const t = mailTextsIn(mail.language);
    const application = await findApplicationOf(platform, eventId, reader.id);
    const meetingUrl = isComing(application?.state) ? await findMeetingUrl(platform.db, eventId) : null;
    return {
      subject: words.title ?? "",
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [words.body ?? ""],
      facts: [[t("mail.event"), parts.title], ...parts.facts, ...meetingFacts(t, meetingUrl)],
      link: parts.link,
      ...(ticket && { code: ticket.code, link: ticket.link, moreLinks: [parts.link] }),
      organization: parts.organization,
      footer: t("mail.application_footer"),
      replyTo: parts.replyTo,
    };
  },
});

async function isInOneOf(states: readonly string[], platform: Platform, eventId: number, userId: number) {
  const application = await findApplicationOf(platform, eventId, userId);
  return application !== undefined && states.includes(application.state);
}

/** In the reader's language where the organizer wrote it, else what stands for all others; undefined where it is gone. */
async function savedReminder({ db }: Platform, id: number, language: Language) {
  const row = await db
    .selectFrom("reminder_mails")
    .select(["title", "body", "language_texts", "states"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const texts = LanguageText.array().parse(row.language_texts);
  return { ...reminderTextIn(row, texts, language), states: row.states };
}
