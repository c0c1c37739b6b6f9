import { z } from "zod";
import { defineMail, mailPriorities } from "../../../platform/mail/define-mail.server.ts";
import { displayWithWeekday } from "../../../shared/time/tokyo-time.ts";
import {
  ChangeReason,
  calendarOfSeries,
  factsOfRow,
  findMeetingUrl,
  meetingFacts,
  seriesChanged,
  takesPlace,
  timeSpan,
} from "../../events/events.server.ts";
import { changeReasonInMail } from "./parts/change-reason-in-mail.server.ts";
import { participantMailParts } from "./parts/participant-mail-parts.server.ts";

/** That several events of a series have moved, to those who have applied to more than one of them: one mail for all. */
export const seriesChangedMail = defineMail({
  kind: "series_changed",
  priority: mailPriorities.notice,
  payload: z.object({
    /** An event of the series, the same one for all mails about it. */
    seriesEventId: z.int(),
    events: z.array(
      z.object({
        eventId: z.int(),
        /** The times that the reader was last told; null where time and place stay. */
        before: z.object({ startAt: z.coerce.date(), endAt: z.coerce.date().nullable() }).nullish(),
      }),
    ),
    reason: ChangeReason.nullish(),
  }),
  references: { event_id: "seriesEventId" },
  supersededBy: [seriesChanged],
  isAboutSeveralEvents: true,
  preference: null,
  example: () => ({ state: "confirmed" }),
  async render(platform, mail, { events, reason }) {
    const found = [];
    for (const { eventId, before } of events) {
      // Managers of one event look at what is said of it: of the others they may not be managers.
      if (mail.example?.eventId !== undefined && mail.example.eventId !== eventId) continue;
      const parts = await participantMailParts(platform, mail, eventId);
      if (parts?.hasApplied && (mail.example || takesPlace(factsOfRow(parts.event)))) {
        const meetingUrl = parts.hasEntry ? await findMeetingUrl(platform.db, eventId) : null;
        found.push({ ...parts, before, meetingUrl });
      }
    }
    const [first] = found;
    if (!first) return null;
    const { t, reader, title, organization } = first;
    const entries = found.flatMap((parts) =>
      parts.hasEntry && parts.attendee ? { ...parts, attendee: parts.attendee } : [],
    );
    const items = found.map(({ event, before, meetingUrl, ...parts }) => {
      const was = before ? timeSpan(before.startAt, before.endAt, mail.language) : null;
      const is = timeSpan(event.start_at, event.end_at, mail.language);
      const drawAt = event.selection === "lottery" && !event.lottery_drawn_at ? event.lottery_at : null;
      const facts: typeof parts.facts = [
        ...(was && was !== is ? [[t("mail.event_changed.before"), was] as const] : []),
        ...parts.facts,
        ...(drawAt
          ? [[t("mail.series_changed.draw"), displayWithWeekday(drawAt, mail.language)] as const]
          : []),
        ...meetingFacts(t, meetingUrl),
      ].map(([label, value]) => [label, value]);
      return {
        title: parts.title,
        url: parts.link.url,
        lines: facts.map(([label, value]) => `${label}: ${value}`),
      };
    });
    return {
      subject: t("mail.series_changed.subject", { title, count: found.length }),
      greeting: t("mail.greeting", { name: reader.name }),
      paragraphs: [
        t("mail.series_changed.body", { title, organization, count: found.length }),
        ...(entries.length > 0 ? [t("mail.series_changed.entries")] : []),
      ],
      ...changeReasonInMail(t, reason, organization, mail),
      items,
      organization,
      footer: t("mail.application_footer"),
      replyTo: first.replyTo,
      ...(entries.length > 0 && { calendar: calendarOfSeries(platform, entries, mail) }),
    };
  },
});
