import type { EventLifecycle } from "../events/events.server.ts";
import { followMovedEvent } from "./after-mails/follow-moved-event.server.ts";
import { copyFollowUp } from "./copy-follow-up.server.ts";

/** What is prepared for after an event goes along where that is moved, and is there again in its copies. */
export const followUpOfEvent: EventLifecycle = { onMoved: followMovedEvent, onDuplicated: copyFollowUp };
