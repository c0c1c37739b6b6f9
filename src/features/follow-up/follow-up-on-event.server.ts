import type { EventLifecycle } from "../events/events.server.ts";
import { followMovedEvent } from "./after-mails/follow-moved-event.server.ts";
import { copyFollowUp } from "./copy-follow-up.server.ts";

/** Moves what is prepared for after an event along with it, and gives it to its copies. */
export const followUpOfEvent: EventLifecycle = { onMoved: followMovedEvent, onDuplicated: copyFollowUp };
