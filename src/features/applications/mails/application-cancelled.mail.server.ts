import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { isActive } from "../../../shared/application-states.ts";
import { renderApplicationMail } from "./application-mail.server.ts";

/** To somebody who has cancelled their application. */
export const applicationCancelledMail = defineMail({
  kind: "application_cancelled",
  priority: mailPriorities.confirmation,
  payload: z.object({ eventId: z.int() }),
  references: { event_id: "eventId" },
  preference: null,
  render: (platform, mail, { eventId }) =>
    renderApplicationMail(platform, mail, {
      eventId,
      isStillTrue: (state) => !isActive(state),
      method: "CANCEL",
      subject: (t, names) => t("mail.application_cancelled.subject", names),
      body: (t, names) => t("mail.application_cancelled.body", names),
    }),
});
