import { participantsOf } from "../features/applications/applications.server.ts";
import { mailsOfEvent } from "../features/event-mail/event-mail.server.ts";
import type { FindManagerDetails } from "../features/events/events.handlers.server.ts";

/** What an event's managers see beside the event: who applied, and the mails that are set. */
export const findManagerDetails: FindManagerDetails = async ({ platform, language }, eventId) => ({
  ...(await participantsOf(platform.db, eventId, language)),
  ...(await mailsOfEvent(platform.db, eventId)),
});
