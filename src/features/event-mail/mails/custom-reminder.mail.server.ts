import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { eventCancelled } from "../../events/events.server.ts";
import { isStillRecipient, recipientColumns } from "../delivery/chosen/chosen-recipients.server.ts";
import { LanguageText } from "../event-mail.contract.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";
import { renderOrganizersWords } from "./organizers-words.server.ts";

/** The organizers' own words to those whom they chose, by state, answer, attendance or name. */
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
  async render(platform, mail, { eventId, reminderMailId, title = "", body = "" }) {
    if (reminderMailId === null) {
      return renderOrganizersWords(platform, mail, { eventId, title, body, isFor: null });
    }
    const saved = await savedReminder(platform, reminderMailId, mail);
    if (!saved) return null;
    const { recipients, ...words } = saved;
    const isFor = await isStillRecipient(platform.db, eventId, mail.user_id, recipients);
    return renderOrganizersWords(platform, mail, { eventId, ...words, isFor });
  },
});

/** In the reader's language where the organizer wrote it, else what stands for all others; undefined where it is gone. */
async function savedReminder({ db }: Platform, id: number, reader: TextReader) {
  const row = await db
    .selectFrom("reminder_mails")
    .select(["title", "body", "language_texts", "user_ids", ...recipientColumns])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const texts = LanguageText.array().parse(row.language_texts);
  return { ...reminderTextIn(row, texts, reader), recipients: row };
}
