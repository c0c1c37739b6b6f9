import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { calendarForRecipient, cancelMessageIn } from "../../events/events.server.ts";
import { participantMailParts } from "./parts/participant-mail-parts.server.ts";

/** That an event does not take place; whoever holds its calendar entry gets the entry's withdrawal. */
export const eventCancelledMail = defineMail({
  kind: "event_cancelled",
  priority: mailPriorities.notice,
  payload: z.object({ eventId: z.int(), hadEntry: z.boolean() }),
  references: { event_id: "eventId" },
  preference: null,
  example: () => ({ state: "confirmed" }),
  async render(platform, mail, { eventId, hadEntry }) {
    const parts = await participantMailParts(platform, mail, eventId);
    if (!parts) return null;
    const { t, reader, attendee, hasApplied, title, organization } = parts;
    const message = cancelMessageIn(parts.event, mail);
    return {
      subject: t("mail.event_cancelled.subject", { title }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [t("mail.event_cancelled.body", { title, organization }), ...(message ? [message] : [])],
      facts: parts.facts,
      link: parts.link,
      organization,
      footer: t(hasApplied || hadEntry ? "mail.application_footer" : "mail.reminder_footer"),
      replyTo: parts.replyTo,
      ...(hadEntry &&
        attendee && {
          calendar: calendarForRecipient(platform, parts, attendee, "CANCEL", mail),
        }),
    };
  },
});
