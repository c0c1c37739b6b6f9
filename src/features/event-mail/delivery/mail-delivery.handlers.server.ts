import { handler } from "../../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { type Language, languages } from "../../../shared/languages/languages.ts";
import { announcementMail } from "../mails/announcement.mail.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";
import { reminderTextIn } from "../reminder/reminder-text-in.ts";
import { mailDeliveryContracts as contracts, type Draft } from "./mail-delivery.contract.ts";
import { announcementProgress, reminderProgress } from "./mail-progress.server.ts";
import { previewMail } from "./preview-mail.server.ts";
import { sendTestMails } from "./send-test-mail.server.ts";

export const showAnnouncementProgressHandler = handler(
  contracts["GET /events/{event_id}/notify_event_mails/progress"],
  ({ platform: { db, clock } }, { params }) => announcementProgress(db, params.event_id, clock.now()),
);

export const showReminderProgressHandler = handler(
  contracts["GET /events/{event_id}/remind_event_mails/{id}/progress"],
  ({ platform: { db, clock } }, { params }) => reminderProgress(db, params.event_id, params.id, clock.now()),
);

export const previewAnnouncementHandler = handler(
  contracts["GET /events/{event_id}/notify_event_mails/preview"],
  (context, { params: { event_id: eventId } }) =>
    previewMail(context, announcementMail, () => ({ eventId, announcementId: null })),
);

export const previewReminderHandler = handler(
  contracts["POST /events/{event_id}/remind_event_mails/preview"],
  (context, { params, body }) =>
    previewMail(context, customReminderMail, (language) => draftIn(params.event_id, body, language)),
);

export const sendTestAnnouncementHandler = handler(
  contracts["POST /events/{event_id}/notify_event_mails/test"],
  (context, { params: { event_id: eventId } }) =>
    sendTestMails(context, announcementMail, [{ payload: { eventId, announcementId: null } }]),
);

export const sendTestReminderHandler = handler(
  contracts["POST /events/{event_id}/remind_event_mails/test"],
  (context, { params: { event_id: eventId }, body }) =>
    sendTestMails(
      context,
      customReminderMail,
      languagesOf(context, body).map((language) => ({
        payload: draftIn(eventId, body, language),
        language,
      })),
    ),
);

function draftIn(eventId: number, { title, custom_body, language_texts }: Draft, language: Language) {
  const words = reminderTextIn({ title, body: custom_body }, language_texts ?? [], language);
  return { eventId, reminderMailId: null, ...words };
}

/** All in which the mail will be read, where it is written in more than one; otherwise the caller's own. */
function languagesOf(context: RequestContext, { language_texts }: Draft): readonly Language[] {
  return language_texts?.length ? languages : [sessionOf(context).user.language];
}
