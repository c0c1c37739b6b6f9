import { findParticipantDetails } from "../features/applications/applications.server.ts";
import { findMailDetails } from "../features/event-mail/event-mail.server.ts";
import { managerDetails } from "../features/events/events.server.ts";
import { Extensions } from "../platform/extensions.ts";

/** Who takes part in what earlier features do, in this order. */
export const extensions = new Extensions().extend(managerDetails, {
  applications: findParticipantDetails,
  "event-mail": findMailDetails,
});
