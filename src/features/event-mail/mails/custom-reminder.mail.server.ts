import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { mailTextsIn } from "../../../platform/mail/mail-texts.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isComing } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages.ts";
import { findMailRecipient } from "../../accounts/accounts.server.ts";
import { eventCancelled, eventMailContent, isEventManager } from "../../events/events.server.ts";
import { LanguageText } from "../event-mail.contract.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";
import { findApplicationOf } from "./reminder-mail.server.ts";

/** The organizers' own words to those who are coming. */
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
    const isTest = reminderMailId === null;
    const words = isTest ? draft : await savedWords(platform, reminderMailId, mail.language);
    if (!parts || !reader || !words || parts.event.cancelled_at) return null;
    const mayRead = isTest
      ? await isEventManager(platform.db, eventId, reader.id)
      : isComing((await findApplicationOf(platform, eventId, reader.id))?.state);
    if (!mayRead) return null;
    const t = mailTextsIn(mail.language);
    return {
      subject: words.title ?? "",
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [words.body ?? ""],
      facts: [[t("mail.event"), parts.title], ...parts.facts],
      link: parts.link,
      organization: parts.organization,
      footer: t("mail.application_footer"),
      replyTo: parts.replyTo,
    };
  },
});

/** In the reader's language where the organizer wrote it, else what stands for all others. */
async function savedWords({ db }: Platform, id: number, language: Language) {
  const row = await db
    .selectFrom("reminder_mails")
    .select(["title", "body", "language_texts"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && reminderTextIn(row, LanguageText.array().parse(row.language_texts), language);
}
