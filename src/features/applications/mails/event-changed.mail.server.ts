import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import {
  ChangeReason,
  calendarForRecipient,
  eventCancelled,
  eventMoved,
  factsOfRow,
  findMeetingUrl,
  meetingFacts,
  takesPlace,
  timeSpan,
} from "../../events/events.server.ts";
import { changeReasonInMail } from "./parts/change-reason-in-mail.server.ts";
import { participantMailParts } from "./parts/participant-mail-parts.server.ts";

/** That an event has moved, to those who have applied; with the update of the calendar's entry to those who are coming. */
export const eventChangedMail = defineMail({
  kind: "event_changed",
  priority: mailPriorities.notice,
  payload: z.object({
    eventId: z.int(),
    /** The times that the reader was last told; mails that version 0.1.0 queued have none. */
    before: z.object({ startAt: z.coerce.date(), endAt: z.coerce.date().nullable() }).nullish(),
    reason: ChangeReason.nullish(),
  }),
  references: { event_id: "eventId" },
  supersededBy: [eventCancelled, eventMoved],
  preference: null,
  example: () => ({ state: "confirmed" }),
  async render(platform, mail, { eventId, before, reason }) {
    const parts = await participantMailParts(platform, mail, eventId);
    if (!parts?.hasApplied || !(mail.example || takesPlace(factsOfRow(parts.event)))) return null;
    const { t, reader, attendee, hasEntry, title, organization } = parts;
    const meetingUrl = hasEntry ? await findMeetingUrl(platform.db, eventId) : null;
    const was = before ? timeSpan(before.startAt, before.endAt, mail.language) : null;
    const is = timeSpan(parts.event.start_at, parts.event.end_at, mail.language);
    const timeBefore: typeof parts.facts = was && was !== is ? [[t("mail.event_changed.before"), was]] : [];
    return {
      subject: t("mail.event_changed.subject", { title }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [
        t("mail.event_changed.body", { title, organization }),
        ...(hasEntry ? [t("mail.event_changed.entry")] : []),
      ],
      ...changeReasonInMail(t, reason, organization, mail),
      facts: [...timeBefore, ...parts.facts, ...meetingFacts(t, meetingUrl)],
      link: parts.link,
      organization,
      footer: t("mail.application_footer"),
      replyTo: parts.replyTo,
      ...(hasEntry &&
        attendee && {
          calendar: calendarForRecipient(platform, parts, attendee, "REQUEST", mail, meetingUrl),
        }),
    };
  },
});
