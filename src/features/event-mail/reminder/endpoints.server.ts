import { endpoint } from "../../../platform/http/endpoint.server.ts";
import { toWireTime } from "../../../shared/tokyo-time.ts";
import { eventMailCalls as calls, type RemindEventMail } from "../contract.ts";
import { changeReminder, type ReminderRow, removeReminder, setReminder } from "./change-reminder.server.ts";

export const set = endpoint(
  calls["POST /events/{event_id}/remind_event_mails/create"],
  async ({ platform: { db, clock } }, { params, body }) =>
    presentReminder(await setReminder(db, params.event_id, body, clock.now())),
);

export const change = endpoint(
  calls["PUT /events/{event_id}/remind_event_mails/{id}/update"],
  async ({ platform: { db, clock } }, { params, body }) =>
    presentReminder(await changeReminder(db, params.event_id, params.id, body, clock.now())),
);

export const remove = endpoint(
  calls["DELETE /events/{event_id}/remind_event_mails/{id}"],
  async ({ platform }, { params }) =>
    presentReminder(await removeReminder(platform.db, params.event_id, params.id)),
);

function presentReminder(row: ReminderRow): RemindEventMail {
  return {
    id: row.id,
    event_id: row.event_id,
    send_at: toWireTime(row.send_at),
    title: row.title,
    custom_body: row.body,
    sent_at: row.sent_at && toWireTime(row.sent_at),
  };
}
