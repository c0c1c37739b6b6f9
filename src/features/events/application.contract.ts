import { z } from "zod";
import { applicationStates, cancelReasons } from "../../shared/application-states.ts";
import { Id, WireTime } from "../../shared/wire.ts";

/** Answers are keyed `q_{question id}`; several choices are joined by commas. */
export const Application = z.object({
  id: Id,
  user_id: Id,
  apply_at: WireTime,
  state: z.enum(applicationStates),
  is_cancelled: z.boolean(),
  /** Counts from 1, who is next; of those who wait alone. */
  position: z.int().nullable(),
  /** Until when an offered place can be accepted. */
  offer_expires_at: WireTime.nullable(),
  /** Time at which a place that fell free was given or offered. */
  promoted_at: WireTime.nullable(),
  /** Time at which an organizer last decided, and the words to the applicant. */
  decided_at: WireTime.nullable(),
  decision_message: z.string(),
  /** Whether a place that falls free is offered to this person at any time, never given. */
  asks_before_promotion: z.boolean(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  apply_question_answers: z.record(z.string(), z.string()),
});
export type Application = z.infer<typeof Application>;
