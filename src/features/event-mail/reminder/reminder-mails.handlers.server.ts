import { handler } from "../../../platform/http/handler.server.ts";
import { requireAnswersOf } from "../delivery/chosen/require-answers-of.server.ts";
import { limitOrganizersMails } from "../delivery/limit-organizers-mails.server.ts";
import { eventMailContracts as contracts } from "../event-mail.contract.ts";
import { changeReminder, removeReminder, setReminder } from "./change-reminder-mail.server.ts";
import { presentReminder } from "./present-reminder-mail.ts";

export const setReminderMailHandler = handler(
  contracts["POST /events/{event_id}/remind_event_mails/create"],
  async (context, { params, body }) => {
    const { platform } = context;
    await requireAnswersOf(context, params.event_id, body);
    await limitOrganizersMails(context);
    return presentReminder(await setReminder(platform, params.event_id, body, platform.clock.now()));
  },
);

export const changeReminderMailHandler = handler(
  contracts["PUT /events/{event_id}/remind_event_mails/{id}/update"],
  async (context, { params, body }) => {
    const { platform } = context;
    await requireAnswersOf(context, params.event_id, body);
    return presentReminder(
      await changeReminder(platform, params.event_id, params.id, body, platform.clock.now()),
    );
  },
);

export const removeReminderMailHandler = handler(
  contracts["DELETE /events/{event_id}/remind_event_mails/{id}"],
  async ({ platform }, { params }) =>
    presentReminder(await removeReminder(platform.db, params.event_id, params.id)),
);
