import { z } from "zod";
import { applicationStates } from "../../shared/application-states.ts";
import { defineContract } from "../../shared/contract.ts";
import { Id, line, pathId, QueryId, WireTime } from "../../shared/wire.ts";
import { MailPreview, MailProgress } from "../event-mail/delivery/mail-delivery.contract.ts";
import { PersonName } from "../organizations/organizations.contract.ts";
import { TodayItem } from "../today/today.contract.ts";

/**
 * A mail of an event, or all that have gone of an automatic one. `at`: when it goes, or when the last one went. `recipients` is null
 * while nobody knows whom it will reach. `kind` of an automatic one alone; `id` of a reminder or a message.
 */
const TimelineMail = z.object({
  source: z.enum(["announcement", "reminder", "message", "automatic"]),
  id: Id.nullable(),
  kind: z.string().nullable(),
  title: z.string().nullable(),
  at: WireTime,
  state: MailProgress.shape.state,
  reason: MailProgress.shape.reason,
  recipients: z.int().nullable(),
  sent: z.int(),
  failed: z.int(),
});
export type TimelineMail = z.infer<typeof TimelineMail>;

export const EventOverview = z.object({
  /** What awaits the caller at this event, most urgent first. */
  today: z.array(TodayItem),
  /** The five that came last, newest first. */
  latest_applications: z.array(
    z.object({ id: Id, state: z.enum(applicationStates), applied_at: WireTime, user: PersonName }),
  ),
  /** Every mail to people of the event, in the order of time. */
  mails: z.array(TimelineMail),
});
export type EventOverview = z.infer<typeof EventOverview>;

export const eventOverviewContracts = {
  "GET /events/{id}/overview": defineContract({
    summary: "What awaits the caller at an event, its latest applications and the timeline of its mails",
    params: z.object({ id: pathId("event") }),
    answer: EventOverview,
  }),
  "GET /events/{id}/overview/mail": defineContract({
    summary:
      "A mail of the timeline as it arrives, for an example person: with that person's name, and without tickets and links that work",
    params: z.object({ id: pathId("event") }),
    query: z.object({
      source: TimelineMail.shape.source,
      /** Of a reminder or message. */
      mail_id: QueryId.optional(),
      /** Of an automatic one. */
      kind: line(100).optional(),
    }),
    answer: MailPreview,
  }),
};
