import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { pathId, WireTime } from "../../../shared/wire.ts";
import { RetentionDays } from "../../organizations/organizations.contract.ts";

export const AnswersToGo = z.object({
  /** The next midnight in Japan. */
  at: WireTime,
  events: z.int(),
  /** Applications, each of which counts once. */
  people: z.int(),
});
export type AnswersToGo = z.infer<typeof AnswersToGo>;

export const answersToGoContracts = {
  "GET /organizations/{id}/answers_to_go": defineContract({
    summary:
      "How many people's answers and notes would go next midnight if the organization kept them for so many days after its events",
    params: z.object({ id: pathId("organization") }),
    query: z.object({ days: z.coerce.number("answers_kept_days").pipe(RetentionDays) }),
    answer: AnswersToGo,
  }),
};
