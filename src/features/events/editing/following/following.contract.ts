import { z } from "zod";
import { defineContract } from "../../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../../shared/wire.ts";
import { Event } from "../../events.contract.ts";
import { changeReasonIn, EventIn } from "../edit-event.contract.ts";

/** What a save made of an event that follows in the series. */
export const followingOutcomes = ["changed", "unchanged", "same", "refused"] as const;

const FollowingEvent = z.object({ id: Id, start_at: WireTime, is_published: z.boolean() });

const Outcome = FollowingEvent.extend({
  /**
   * `changed`: what was the same here follows; `unchanged`: all of it has a value of its own here; `same`: there was nothing to do;
   * `refused`: the save of this event alone would be refused, with `errors`.
   */
  outcome: z.enum(followingOutcomes),
  /** The fields that follow; `start_at` stands for the times that move with it. Of what is refused there are none. */
  changed: z.array(z.string()),
  /** The fields that were saved and stay here as they are, because they had a value of their own. */
  unchanged: z.array(z.string()),
  errors: z.record(z.string(), z.array(z.string())),
  /** How many of those who wait get a place, and how many are offered one. */
  promoted_count: z.int(),
  offered_count: z.int(),
});

const Followed = z.object({
  following: z.array(Outcome),
  /** How many people get a mail about another time or place, one each for all events, with the reason. */
  told_count: z.int(),
  /** How many others get a mail at once about another time of a draw. */
  told_of_draw_count: z.int(),
});
export type Followed = z.infer<typeof Followed>;

const EventPath = z.object({ id: pathId("event") });

export const followingContracts = {
  "GET /events/{id}/following": defineContract({
    summary:
      "The events that follow one in its series: later, ahead, not cancelled, and managed by the caller",
    params: EventPath,
    answer: z.array(FollowingEvent),
  }),
  "PUT /events/{id}/following": defineContract({
    summary:
      "Change an event as `PUT /events/{id}/update` does, and those that follow it in its series where they had the same values; 409 where `lock_version` is old",
    refusals: [429],
    params: EventPath,
    root: "event",
    body: z.object({ event: EventIn, ...changeReasonIn }),
    answer: Followed.extend({ event: Event }),
  }),
  "POST /events/{id}/following/preview": defineContract({
    summary: "What `PUT /events/{id}/following` would do; nothing is changed and nobody is told",
    refusals: [429],
    params: EventPath,
    root: "event",
    body: z.object({ event: EventIn }),
    answer: Followed,
  }),
};
