import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { isComing } from "../../../shared/application-states.ts";
import { eventCancelled, eventRescheduled } from "../../events/events.server.ts";
import { renderReminderMail } from "./reminder-mail.server.ts";

/** The day before the event, to those who are coming. */
export const eventTomorrowMail = defineMail({
  kind: "event_tomorrow",
  priority: mailPriorities.reminder,
  payload: z.object({ eventId: z.int() }),
  references: { event_id: "eventId" },
  supersededBy: [eventCancelled, eventRescheduled],
  preference: null,
  example: () => ({ state: "confirmed" }),
  render: (platform, mail, { eventId }) =>
    renderReminderMail(platform, mail, { eventId, isFor: isComing, hasTicket: true }, (t, parts) => {
      const { title, organization, facts } = parts;
      return {
        subject: t("mail.event_tomorrow.subject", { title }),
        paragraphs: [t("mail.event_tomorrow.body", { title, organization }), t("mail.give_on")],
        facts,
        footer: t("mail.application_footer"),
      };
    }),
});
