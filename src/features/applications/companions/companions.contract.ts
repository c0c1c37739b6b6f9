import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId } from "../../../shared/wire.ts";

const EventPath = z.object({ id: pathId("event") });

export const Companions = z.object({
  /** The others who come, whether or not they show their names. */
  count: z.int(),
  /** Of those who show them, in the order of the alphabet; at most a hundred. */
  first_names: z.array(z.string()),
  /** Whether the caller's own is shown; null for managers who are not coming. */
  shows_first_name: z.boolean().nullable(),
});
export type Companions = z.infer<typeof Companions>;

export const companionContracts = {
  "GET /events/{id}/companions": defineContract({
    summary:
      "Who else comes: how many, and the first names of those who show them; for people with a place and managers",
    refusals: [403],
    params: EventPath,
    answer: Companions,
  }),
  "PUT /events/{id}/applications/own/visibility": defineContract({
    summary: "Show one's first name to the others who come, or hide it",
    params: EventPath,
    body: z.object({ shows_first_name: z.boolean("invalid") }),
    answer: z.object({ shows_first_name: z.boolean() }),
  }),
};
