import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { ApplicationRow } from "../application-rows.server.ts";

/** When somebody had their answers deleted, unless they have applied anew or answered since. */
export function answersDeletedAt({
  answers,
  answers_deleted_at: at,
  applied_at,
}: Pick<ApplicationRow, "answers" | "answers_deleted_at" | "applied_at">): string | null {
  return at !== null && at >= applied_at && answers.length === 0 ? toWireTime(at) : null;
}
