import { isOnHold } from "../../events/events.server.ts";
import { defineHoldMail } from "./parts/define-hold-mail.server.ts";

/** That events are on hold; of those that are released before it leaves it says nothing. */
export const eventOnHoldMail = defineHoldMail({
  kind: "event_on_hold",
  isTrueOf: isOnHold,
  leadsToEvents: false,
});
