import { endpoint } from "../../../platform/http/endpoint.server.ts";
import { renderAnnouncement } from "../mails/invitation-mails.server.ts";
import { renderCustomReminder } from "../mails/reminder-mails.server.ts";
import { mailDeliveryCalls as calls } from "./contract.ts";
import { previewMail } from "./preview.server.ts";
import { announcementProgress, reminderProgress } from "./progress.server.ts";
import { sendTestMail } from "./test-mail.server.ts";

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
  (context, { params }) => previewMail(context, renderAnnouncement, { eventId: params.event_id }),
);

export const previewReminder = endpoint(
  calls["POST /events/{event_id}/remind_event_mails/preview"],
  (context, { params, body }) =>
    previewMail(context, renderCustomReminder, {
      eventId: params.event_id,
      title: body.title,
      body: body.custom_body,
    }),
);

export const tryAnnouncement = endpoint(
  calls["POST /events/{event_id}/notify_event_mails/test"],
  (context, { params: { event_id: eventId } }) =>
    sendTestMail(context, {
      kind: "announcement",
      payload: { eventId, announcementId: null },
      eventId,
    }),
);

export const tryReminder = endpoint(
  calls["POST /events/{event_id}/remind_event_mails/test"],
  (context, { params: { event_id: eventId }, body }) =>
    sendTestMail(context, {
      kind: "custom_reminder",
      payload: { eventId, reminderMailId: null, title: body.title, body: body.custom_body },
      eventId,
    }),
);
