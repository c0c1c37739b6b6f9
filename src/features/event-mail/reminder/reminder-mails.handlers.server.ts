import { handler } from "../../../platform/http/handler.server.ts";
import { limitOrganizersMails } from "../delivery/limit-organizers-mails.server.ts";
import { eventMailContracts as contracts } from "../event-mail.contract.ts";
import { changeReminder, removeReminder, setReminder } from "./change-reminder-mail.server.ts";
import { presentReminder } from "./present-reminder-mail.ts";

export const setReminderMailHandler = handler(
  contracts["POST /events/{event_id}/remind_event_mails/create"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    await limitOrganizersMails(context);
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
