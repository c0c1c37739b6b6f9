import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxHoldTextLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, pathId, text, WireTime } from "../../../shared/wire.ts";
import { Organization, PersonName } from "../../organizations/organizations.contract.ts";
import { Event } from "../events.contract.ts";

const EventPath = z.object({ id: pathId("event") });
const OrganizationPath = z.object({ id: pathId("organization") });
const RequiredText = text(maxHoldTextLength).refine((value) => value !== "", "blank");
const Reason = z.object({ reason: RequiredText });
const AnswerIn = z.object({ text: RequiredText });

/** The consequences for people and mails, counted as it is now. */
const Consequences = z.object({
  /** People with an active application to an event that is not over: each gets one mail of each event after ten minutes. */
  applicants_count: z.int(),
  /** Mails about it that are queued: they wait. */
  waiting_mails_count: z.int(),
});

const EventHold = Consequences.extend({
  /** Null while it is not held for itself. */
  held_at: WireTime.nullable(),
  hold_reason: z.string().nullable(),
  /** Whether its organization is suspended, which holds it too. */
  is_owner_suspended: z.boolean(),
});
export type EventHold = z.infer<typeof EventHold>;

const OrganizationSuspension = Consequences.extend({
  suspended_at: WireTime.nullable(),
  suspension_reason: z.string().nullable(),
  /** Its own events that are published now, or were before. */
  events_count: z.int(),
  /** Those of them that have not begun. */
  upcoming_events_count: z.int(),
  /** Events of others that it co-hosts. */
  co_hosted_events_count: z.int(),
});
export type OrganizationSuspension = z.infer<typeof OrganizationSuspension>;

export const HoldAnswer = z.object({
  id: Id,
  text: z.string(),
  /** Null where the account was deleted. */
  author: PersonName.nullable(),
  created_at: WireTime,
});
export type HoldAnswer = z.infer<typeof HoldAnswer>;

const Held = z.object({
  subject: z.enum(["event", "organization"]),
  id: Id,
  /** Title or name, in the request's language where it is written in it. */
  title: z.string(),
  lang: z.string().optional(),
  /** The owner of an event. */
  organization: z.object({ id: Id, organization_name: z.string() }).nullable(),
  since: WireTime,
  reason: z.string(),
  /** The member of the team who did it last; null where that was the operator, or the account was deleted. */
  by: PersonName.nullable(),
  answers: z.array(HoldAnswer),
});
export type Held = z.infer<typeof Held>;

export const holdContracts = {
  "GET /uniteam/holds": defineContract({
    summary:
      "What is on hold and who is suspended, the latest first, with what organizers have answered since",
    answer: z.array(Held),
  }),
  "GET /uniteam/events/{id}/hold": defineContract({
    summary: "Whether an event is held, and what holding it does",
    params: EventPath,
    answer: EventHold,
  }),
  "PUT /uniteam/events/{id}/hold": defineContract({
    summary: "Hold an event: it is gone for everybody but its managers; again: with another reason",
    params: EventPath,
    body: Reason,
    answer: Event,
  }),
  "PUT /uniteam/events/{id}/release": defineContract({
    summary: "Release an event: it is as it was; harmless where it is not held",
    params: EventPath,
    answer: Event,
  }),
  "GET /uniteam/organizations/{id}/suspend": defineContract({
    summary: "Whether an organization is suspended, and what suspending it does",
    params: OrganizationPath,
    answer: OrganizationSuspension,
  }),
  "PUT /uniteam/organizations/{id}/suspend": defineContract({
    summary:
      "Suspend an organization: its own events are held, and it sends and publishes nothing; again: with another reason",
    params: OrganizationPath,
    body: Reason,
    answer: Organization,
  }),
  "PUT /uniteam/organizations/{id}/restore": defineContract({
    summary: "Restore an organization; events that were held for themselves stay held",
    params: OrganizationPath,
    answer: Organization,
  }),
  "GET /events/{id}/hold/answers": defineContract({
    summary: "What the event's managers have answered to the product team, the latest first",
    params: EventPath,
    answer: z.array(HoldAnswer),
  }),
  "POST /events/{id}/hold/answers": defineContract({
    summary: "Answer to the product team, which holds the event",
    refusals: [429],
    params: EventPath,
    body: AnswerIn,
    answer: HoldAnswer,
  }),
  "GET /organizations/{id}/suspension/answers": defineContract({
    summary: "What the organizers have answered to the product team about the suspension, the latest first",
    params: OrganizationPath,
    answer: z.array(HoldAnswer),
  }),
  "POST /organizations/{id}/suspension/answers": defineContract({
    summary: "Answer to the product team, which has suspended the organization",
    refusals: [429],
    params: OrganizationPath,
    body: AnswerIn,
    answer: HoldAnswer,
  }),
};
