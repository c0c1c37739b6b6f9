import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import type { MailPreview } from "../delivery/mail-delivery.contract.ts";
import { previewMail } from "../delivery/preview-mail.server.ts";
import { LanguageText } from "../event-mail.contract.ts";
import { announcementMail } from "../mails/announcement.mail.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";

/** The announcement of an event as an example person would get it. */
export const previewSavedAnnouncement = (context: RequestContext, eventId: number): Promise<MailPreview> =>
  previewMail(context, announcementMail, () => ({ eventId, announcementId: null }), { state: undefined });

/**
 * A saved mail in the organizers' words, set or sent, as an example person would get it whose application is in the first of its states.
 * @throws `not_found` for a mail of another event
 */
export async function previewWrittenMail(
  context: RequestContext,
  eventId: number,
  table: "reminder_mails" | "applicant_mails",
  id: number,
): Promise<MailPreview> {
  const row = await context.platform.db
    .selectFrom(table)
    .select(["title", "body", "language_texts", "states", "answer_states"])
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (!row) throw notFound("event_mail");
  const texts = LanguageText.array().parse(row.language_texts);
  const state = (row.answer_states?.[0] ?? row.states?.[0] ?? "confirmed") as ApplicationState;
  return previewMail(
    context,
    customReminderMail,
    (language) => ({ eventId, reminderMailId: null, ...reminderTextIn(row, texts, language) }),
    { state },
  );
}
