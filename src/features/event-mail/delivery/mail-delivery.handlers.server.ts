import { handler } from "../../../platform/http/handler.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { requireAnswers } from "../../applications/applications.server.ts";
import { announcementMail } from "../mails/announcement.mail.server.ts";
import { customReminderMail } from "../mails/custom-reminder.mail.server.ts";
import { draftWordsIn, languagesOfDraft } from "./draft-words.server.ts";
import { mailDeliveryContracts as contracts, type Draft } from "./mail-delivery.contract.ts";
import { announcementProgress, reminderProgress } from "./mail-progress.server.ts";
import { previewMail } from "./preview-mail.server.ts";
import { announcementRecipients, reminderRecipients } from "./recipients-of-set-mails.server.ts";
import { sendTestMails } from "./send-test-mail.server.ts";

export const showAnnouncementProgressHandler = handler(
  contracts["GET /events/{event_id}/notify_event_mails/progress"],
  ({ platform: { db, clock } }, { params }) => announcementProgress(db, params.event_id, clock.now()),
);

export const showReminderProgressHandler = handler(
  contracts["GET /events/{event_id}/remind_event_mails/{id}/progress"],
  ({ platform: { db, clock } }, { params }) => reminderProgress(db, params.event_id, params.id, clock.now()),
);

export const listAnnouncementRecipientsHandler = handler(
  contracts["GET /events/{event_id}/notify_event_mails/recipients"],
  ({ platform }, { params, query }) => announcementRecipients(platform.db, params.event_id, query),
);

export const listReminderRecipientsHandler = handler(
  contracts["GET /events/{event_id}/remind_event_mails/{id}/recipients"],
  async (context, { params, query }) => {
    await requireAnswers(context, params.event_id);
    return reminderRecipients(context.platform.db, params.event_id, params.id, query);
  },
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
      languagesOfDraft(context, body).map((language) => ({
        payload: draftIn(eventId, body, language),
        language,
      })),
    ),
);

function draftIn(eventId: number, draft: Draft, language: Language) {
  return { eventId, reminderMailId: null, ...draftWordsIn(draft, language) };
}
