import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { peopleAtOnce } from "../../../shared/limits/people-at-once.ts";
import { Id, optionalText, pathId } from "../../../shared/wire.ts";
import { decisionMessageLength, organizersDecisions } from "./organizers-decisions.ts";

/** The outcome of a decision, person by person in the order in which they were given. */
const Decided = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ user_id: Id, errors: z.record(z.string(), z.array(z.string())) })),
});
export type Decided = z.infer<typeof Decided>;

export const decisionContracts = {
  "GET /organizations/{id}/undecided_applications": defineContract({
    summary: "How many people wait for a decision, by upcoming event; events where nobody does are left out",
    params: z.object({ id: pathId("organization") }),
    answer: z.array(z.object({ event_id: Id, count: z.int() })),
  }),
  "POST /events/{id}/applications/decisions": defineContract({
    summary: "Accept or decline applicants, or take it back; they are told by mail ten minutes later",
    params: z.object({ id: pathId("event") }),
    body: z.object({
      decision: z.enum(organizersDecisions, "invalid"),
      user_ids: z.array(Id, "blank").max(peopleAtOnce, "at_most"),
      message: optionalText(decisionMessageLength),
    }),
    answer: Decided,
  }),
};
