import { factsOfRow, takesPlace } from "../../events/events.server.ts";
import { defineHoldMail } from "./parts/define-hold-mail.server.ts";

/** That events are on hold no more, to those who were told that they are. Of one that its organizers have hidden or called off since, nothing. */
export const eventReleasedMail = defineHoldMail({
  kind: "event_released",
  isTrueOf: (event) => takesPlace(factsOfRow(event)),
  leadsToEvents: true,
});
