import type { EventLifecycle } from "../events/events.server.ts";
import { followMovedEvent } from "./after-mails/follow-moved-event.server.ts";
import { skipOverdueAfterMails } from "./after-mails/skip-overdue-after-mails.server.ts";

/** Moves what is prepared for after an event along with it. */
export const followUpOfEvent: EventLifecycle = {
  onMoved: followMovedEvent,
  skipOverdue: skipOverdueAfterMails,
};
