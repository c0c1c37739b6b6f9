import { z } from "zod";
import { applicationStates } from "../../../shared/application-states.ts";
import { defineContract } from "../../../shared/contract.ts";
import { Id, PageCursor, pathId, WireTime } from "../../../shared/wire.ts";
import { applicationActions } from "../actions/application-actions.ts";

/** The data that one event's hosts have of the person who asks. */
export const OwnEventData = z.object({
  event: z.object({ id: Id, title: z.string(), start_at: WireTime }),
  state: z.enum(applicationStates),
  /** In the reader's language; of those questions that were answered. */
  questions: z.array(z.object({ question_id: Id, title: z.string() })),
  /** By `q_{question id}`; empty once they have gone. */
  answers: z.record(z.string(), z.string()),
  /** How many former answers the hosts can still read. */
  answers_before_count: z.int(),
  /** Whether something is stored that is deleted with the answers: these, former ones, accommodation, a note of the hosts. */
  has_answers: z.boolean(),
  /** Hosts whose managers read it, the owner first. */
  readers: z.array(z.object({ id: Id, organization_name: z.string() })),
  /** Until when answers and notes are there; in the past once they have gone. */
  kept_until: WireTime,
  /** When the person had the answers deleted. */
  answers_deleted_at: WireTime.nullable(),
  /** Actions that are open now. */
  actions: z.array(z.enum(applicationActions)),
});
export type OwnEventData = z.infer<typeof OwnEventData>;

export const myDataContracts = {
  "GET /users/own/data": defineContract({
    summary:
      "What the caller has told the hosts of each event, who reads it and until when; the latest application first",
    query: z.object({
      limit: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(100, "invalid").default(50),
      cursor: PageCursor,
    }),
    answer: z.array(OwnEventData),
    paged: true,
  }),
  "DELETE /events/{id}/applications/own/answers": defineContract({
    summary:
      "Delete the caller's answers to an event at once, with former ones, accommodation, answers to its survey by name and the hosts' note; state and attendance stay. It cannot be undone",
    params: z.object({ id: pathId("event") }),
    answer: z.literal(true),
  }),
};
