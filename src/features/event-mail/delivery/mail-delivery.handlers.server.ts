import { endpoint } from "../../../platform/http/handler.server.ts";
import { type CallContext, sessionOf } from "../../../platform/http/request-context.server.ts";
import { type Language, languages } from "../../../shared/languages.ts";
import { renderAnnouncement } from "../mails/invitation-mails.server.ts";
import { renderCustomReminder } from "../mails/reminder-mails.server.ts";
import { wordsIn } from "../reminder/reminder-text-in.ts";
import { mailDeliveryCalls as calls, type Draft } from "./mail-delivery.contract.ts";
import { announcementProgress, reminderProgress } from "./mail-progress.server.ts";
import { previewMail } from "./preview-mail.server.ts";
import { sendTestMails } from "./send-test-mail.server.ts";

export const ofAnnouncement = endpoint(
  calls["GET /events/{event_id}/notify_event_mails/progress"],
  ({ platform: { db, clock } }, { params }) => announcementProgress(db, params.event_id, clock.now()),
);

export const ofReminder = endpoint(
  calls["GET /events/{event_id}/remind_event_mails/{id}/progress"],
  ({ platform: { db, clock } }, { params }) => reminderProgress(db, params.event_id, params.id, clock.now()),
);

export const previewAnnouncement = endpoint(
  calls["GET /events/{event_id}/notify_event_mails/preview"],
  (context, { params }) => previewMail(context, renderAnnouncement, params.event_id),
);

export const previewReminder = endpoint(
  calls["POST /events/{event_id}/remind_event_mails/preview"],
  (context, { params, body }) =>
    previewMail(context, renderCustomReminder, params.event_id, (language) => draftIn(body, language)),
);

export const tryAnnouncement = endpoint(
  calls["POST /events/{event_id}/notify_event_mails/test"],
  (context, { params: { event_id: eventId } }) =>
    sendTestMails(context, [{ kind: "announcement", payload: { eventId, announcementId: null }, eventId }]),
);

export const tryReminder = endpoint(
  calls["POST /events/{event_id}/remind_event_mails/test"],
  (context, { params: { event_id: eventId }, body }) =>
    sendTestMails(
      context,
      languagesOf(context, body).map((language) => ({
        kind: "custom_reminder",
        payload: { eventId, reminderMailId: null, ...draftIn(body, language) },
        eventId,
        language,
      })),
    ),
);

const draftIn = ({ title, custom_body, language_texts }: Draft, language: Language) =>
  wordsIn({ title, body: custom_body }, language_texts ?? [], language);

/** All in which the mail will be read, where it is written in more than one; otherwise the caller's own. */
function languagesOf(context: CallContext, { language_texts }: Draft): readonly Language[] {
  return language_texts?.length ? languages : [sessionOf(context).user.language];
}
