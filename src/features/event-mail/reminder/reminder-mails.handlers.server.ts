import { endpoint } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitTries } from "../../../platform/limits/rate-limit.server.ts";
import { eventMailCalls as calls } from "../event-mail.contract.ts";
import { changeReminder, removeReminder, setReminder } from "./change-reminder-mail.server.ts";
import { presentReminder } from "./present-reminder-mail.ts";

/** Each goes to everybody who has applied. */
const settings = { name: "remind_event_mail", most: 60, seconds: 60 * 60 };

export const set = endpoint(
  calls["POST /events/{event_id}/remind_event_mails/create"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    await limitTries(context.platform, settings, String(sessionOf(context).user.id));
    return presentReminder(await setReminder(db, params.event_id, body, clock.now()));
  },
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
