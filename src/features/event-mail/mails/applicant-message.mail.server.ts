import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { eventCancelled } from "../../events/events.server.ts";
import { isStillRecipient, recipientColumns } from "../delivery/chosen/chosen-recipients.server.ts";
import { LanguageText } from "../event-mail.contract.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";
import { renderOrganizersWords } from "./organizers-words.server.ts";

/** A message of the organizers, sent when it was written, to people who were chosen or of whom something was true. */
export const applicantMessageMail = defineMail({
  kind: "applicant_message",
  priority: mailPriorities.reminder,
  payload: z.object({
    eventId: z.int(),
    /** Null in a test, which carries its words along, since they are not saved. */
    applicantMailId: z.int().nullable(),
    title: z.string().optional(),
    body: z.string().optional(),
  }),
  references: { event_id: "eventId", applicant_mail_id: "applicantMailId" },
  supersededBy: [eventCancelled],
  preference: null,
  isTest: ({ applicantMailId }) => applicantMailId === null,
  async render(platform, mail, { eventId, applicantMailId, title = "", body = "" }) {
    if (applicantMailId === null) {
      return renderOrganizersWords(platform, mail, { eventId, title, body, isFor: null });
    }
    const row = await platform.db
      .selectFrom("applicant_mails")
      .select(["title", "body", "language_texts", ...recipientColumns])
      .where("id", "=", applicantMailId)
      .executeTakeFirst();
    if (!row) return null;
    const words = reminderTextIn(row, LanguageText.array().parse(row.language_texts), mail);
    // People chosen by name get it whatever has become of their applications since: they have applied.
    const isFor = await isStillRecipient(platform.db, eventId, mail.user_id, row);
    return renderOrganizersWords(platform, mail, { eventId, ...words, isFor });
  },
});
