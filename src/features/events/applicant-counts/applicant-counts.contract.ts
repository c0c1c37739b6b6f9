import { z } from "zod";
import { type ApplicationState, applicationStates } from "../../../shared/application-states.ts";
import { defineContract } from "../../../shared/contract.ts";
import { pathId } from "../../../shared/wire.ts";

const states = Object.fromEntries(applicationStates.map((state) => [state, z.int()])) as Record<
  ApplicationState,
  z.ZodInt
>;

/** Numbers of people by where they stand, of those who were checked in, and of those who get the mail when the event's time or place changes. */
export const ApplicantCounts = z.object({
  states: z.object(states),
  attended: z.int(),
  told_of_change: z.int(),
  /** Of those who get the mail when its online meeting has another address alone. */
  told_of_meeting: z.int(),
});
export type ApplicantCounts = z.infer<typeof ApplicantCounts>;

export const applicantCountContracts = {
  "GET /events/{id}/applicant_counts": defineContract({
    summary:
      "How many people have applied, by state, how many were checked in, and how many are told of a change of time or place",
    params: z.object({ id: pathId("event") }),
    answer: ApplicantCounts,
  }),
};
