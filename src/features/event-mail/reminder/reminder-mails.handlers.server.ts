import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { eventMailContracts as contracts } from "../event-mail.contract.ts";
import { changeReminder, removeReminder, setReminder } from "./change-reminder-mail.server.ts";
import { presentReminder } from "./present-reminder-mail.ts";

/** Each goes to everybody who has applied. */
const settings = { name: "remind_event_mail", max: 60, seconds: 60 * 60 };

export const setReminderMailHandler = handler(
  contracts["POST /events/{event_id}/remind_event_mails/create"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    await limitAttempts(context.platform, settings, String(sessionOf(context).user.id));
    return presentReminder(await setReminder(db, params.event_id, body, clock.now()));
  },
);

export const changeReminderMailHandler = handler(
  contracts["PUT /events/{event_id}/remind_event_mails/{id}/update"],
  async ({ platform: { db, clock } }, { params, body }) =>
    presentReminder(await changeReminder(db, params.event_id, params.id, body, clock.now())),
);

export const removeReminderMailHandler = handler(
  contracts["DELETE /events/{event_id}/remind_event_mails/{id}"],
  async ({ platform }, { params }) =>
    presentReminder(await removeReminder(platform.db, params.event_id, params.id)),
);
