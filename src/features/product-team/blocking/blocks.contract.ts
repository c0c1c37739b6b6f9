import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxHoldTextLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, pathId, text } from "../../../shared/wire.ts";
import { FoundPerson } from "../finding/team-search.contract.ts";

const params = z.object({ id: pathId("user") });

/** The consequences of blocking somebody, as it is now. */
export const BlockConsequences = z.object({
  sessions_count: z.int(),
  /** Active applications to events that have not begun: they stay. */
  applications_ahead_count: z.int(),
  /** Mails to them that are queued: they are not sent. */
  waiting_mails_count: z.int(),
  /** Tokens that they have made for programs: these get no answers while the block lasts. */
  api_tokens_count: z.int(),
  /** Those where no other admin is left. */
  organizations_without_admin: z.array(z.object({ id: Id, organization_name: z.string() })),
  is_uniteam: z.boolean(),
});
export type BlockConsequences = z.infer<typeof BlockConsequences>;

export const blockContracts = {
  "GET /uniteam/users/{id}/block": defineContract({
    summary: "What blocking somebody does",
    params,
    answer: BlockConsequences,
  }),
  "PUT /uniteam/users/{id}/block": defineContract({
    summary:
      "Block somebody: they are signed out everywhere and get one last mail with the reason; harmless where they are blocked already",
    params,
    body: z.object({ reason: text(maxHoldTextLength).refine((value) => value !== "", "blank") }),
    answer: FoundPerson,
  }),
  "PUT /uniteam/users/{id}/unblock": defineContract({
    summary: "Let somebody in again; harmless where they are not blocked",
    params,
    answer: FoundPerson,
  }),
};
