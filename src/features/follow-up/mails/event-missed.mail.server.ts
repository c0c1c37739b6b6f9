import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { eventCancelled } from "../../events/events.server.ts";
import { findMissedTexts } from "../after-mails/find-after-mail-texts.server.ts";
import { AfterMailPayload, renderAfterMail } from "./after-mail.server.ts";

/** After the event, to those who had a place and did not come. */
export const eventMissedMail = defineMail({
  kind: "event_missed",
  priority: mailPriorities.reminder,
  payload: AfterMailPayload,
  references: { event_id: "eventId" },
  supersededBy: [eventCancelled],
  preference: null,
  isTest: ({ texts }) => texts !== null,
  render: (platform, mail, payload) =>
    renderAfterMail(platform, mail, payload, { kind: "missed", findTexts: findMissedTexts }),
});
