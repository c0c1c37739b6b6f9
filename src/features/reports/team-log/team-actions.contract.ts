import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, PageCursor, QueryId, WireTime } from "../../../shared/wire.ts";
import { teamActionKinds, teamActionSubjects } from "../../accounts/accounts.public.ts";
import { PersonName } from "../../organizations/organizations.contract.ts";

const TeamActionQuery = z.object({
  deed: z.enum(teamActionKinds, "invalid").optional(),
  subject: z.enum(teamActionSubjects, "invalid").optional(),
  /** Of the subjects of that kind one alone. */
  subject_id: QueryId.optional(),
  limit: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(200, "invalid").default(50),
  cursor: PageCursor,
});
export type TeamActionQuery = z.output<typeof TeamActionQuery>;

export const TeamAction = z.object({
  id: Id,
  at: WireTime,
  /** Null for the operator's command line, and where the account has been deleted. */
  actor: PersonName.nullable(),
  deed: z.enum(teamActionKinds),
  subject: z.object({
    kind: z.enum(teamActionSubjects),
    id: Id,
    /** As it is called now; null where it is gone or has no name. */
    title: z.string().nullable(),
  }),
  /** Small facts; a university or person that they name by a number stands in them by its name of now too, as `university` or `person`. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type TeamAction = z.infer<typeof TeamAction>;

export const teamActionContracts = {
  "GET /uniteam/activity": defineContract({
    summary:
      "What the product team, staff of universities and the operator did, newest first; kept for 400 days",
    query: TeamActionQuery,
    answer: z.array(TeamAction),
    paged: true,
  }),
};
