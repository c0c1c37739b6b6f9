import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { isComing } from "../../../shared/application-states.ts";
import { renderApplicationMail } from "./application-mail.server.ts";

/** To somebody who has applied, or accepted an offer, and is coming. */
export const applicationConfirmedMail = defineMail({
  kind: "application_confirmed",
  priority: mailPriorities.confirmation,
  payload: z.object({ eventId: z.int() }),
  references: { event_id: "eventId" },
  preference: null,
  example: () => ({ state: "confirmed" }),
  render: (platform, mail, { eventId }) =>
    renderApplicationMail(platform, mail, {
      eventId,
      isStillTrue: ({ state }) => isComing(state),
      calendar: "REQUEST",
      tellsJointUse: true,
      texts: (t, { names }) => ({
        subject: t("mail.application_confirmed.subject", names),
        paragraphs: [t("mail.application_confirmed.body", names), t("mail.give_on")],
      }),
    }),
});
