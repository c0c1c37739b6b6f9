import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import {
  calendarForRecipient,
  eventCancelled,
  eventMoved,
  factsOfRow,
  takesPlace,
} from "../../events/events.server.ts";
import { participantMailParts } from "./participant-mail-parts.server.ts";

/** That an event has moved, with the update of the calendar's entry, to those who are coming. */
export const eventChangedMail = defineMail({
  kind: "event_changed",
  priority: mailPriorities.notice,
  payload: z.object({ eventId: z.int() }),
  references: { event_id: "eventId" },
  supersededBy: [eventCancelled, eventMoved],
  preference: null,
  async render(platform, mail, { eventId }) {
    const parts = await participantMailParts(platform, mail, eventId);
    if (!parts?.attendee || !takesPlace(factsOfRow(parts.event))) return null;
    const { t, attendee, title, organization } = parts;
    return {
      subject: t("mail.event_changed.subject", { title }),
      greeting: t("mail.greeting", { name: attendee.name }),
      paragraphs: [t("mail.event_changed.body", { title, organization })],
      facts: parts.facts,
      link: parts.link,
      organization,
      footer: t("mail.application_footer"),
      replyTo: parts.replyTo,
      calendar: calendarForRecipient(platform, parts, attendee, "REQUEST", mail.language),
    };
  },
});
