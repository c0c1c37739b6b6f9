import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, WireTime } from "../../../shared/wire.ts";

/** The operator's limits for what an organization may publish and send at the moment. */
export const PublishingRules = z.object({
  /** It has to tell who is behind it before its first event is published. */
  needs_disclosure: z.boolean(),
  /** The refusal that publishing the event would get now, in this order; null where it may be published. */
  refusal: z.enum(["is_suspended", "not_complete", "limit_reached"]).nullable(),
  /** Of a new organization; null for every other one. `published`: events that are public and not over. */
  limits: z
    .object({
      published: z.int(),
      published_at_most: z.int(),
      recipients_at_most: z.int(),
      until: WireTime,
    })
    .nullable(),
});
export type PublishingRules = z.infer<typeof PublishingRules>;

export const publishingRuleContracts = {
  "GET /organizations/{id}/publishing_rules": defineContract({
    summary:
      "What an organization has to tell before it publishes, and what it may publish and send while it is new",
    params: z.object({ id: pathId("organization") }),
    query: z.object({
      /** The event that is about to be published; without it a new one. */
      event_id: z.coerce.number("invalid").int("invalid").positive("invalid").optional(),
    }),
    answer: PublishingRules,
  }),
};
