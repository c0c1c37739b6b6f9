import { endpoint } from "../../../platform/http/endpoint.server.ts";
import { eventMailCalls as calls } from "../contract.ts";
import { changeReminder, removeReminder, setReminder } from "./change-reminder.server.ts";
import { presentReminder } from "./present-reminder.ts";

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
