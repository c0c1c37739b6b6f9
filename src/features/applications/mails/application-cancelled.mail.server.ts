import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { isActive } from "../../../shared/application-states.ts";
import { renderApplicationMail } from "./application-mail.server.ts";

/** To somebody who has cancelled their application. */
export const applicationCancelledMail = defineMail({
  kind: "application_cancelled",
  priority: mailPriorities.confirmation,
  payload: z.object({ eventId: z.int(), hadEntry: z.boolean() }),
  references: { event_id: "eventId" },
  preference: null,
  example: () => ({ state: "cancelled" }),
  render: (platform, mail, { eventId, hadEntry }) =>
    renderApplicationMail(platform, mail, {
      eventId,
      isStillTrue: ({ state }) => !isActive(state),
      calendar: hadEntry ? "CANCEL" : null,
      texts: (t, { names }) => ({
        subject: t("mail.application_cancelled.subject", names),
        paragraphs: [t("mail.application_cancelled.body", names)],
      }),
    }),
});
