import type { Problems } from "../../../../shared/app-error.ts";
import { movesDraw } from "./moves-draw.ts";
import type { PlacesDraft, StoredPlaces } from "./places-draft.ts";
import { placesTimeProblem } from "./places-time-problem.ts";

/**
 * Tells what is wrong with how an event gives its places. A time is compared with the others as the edit would leave them, whether
 * it was sent or is stored.
 * @param stored null for an event that is new
 */
export function checkPlaces(draft: PlacesDraft, stored: StoredPlaces | null, problems: Problems): void {
  const promotion = placesTimeProblem("promote_until", draft.promote_until, draft);
  if (promotion) problems.add("promote_until", promotion);
  const priority = placesTimeProblem("priority_until", draft.priorityUntil, draft);
  if (priority) {
    const code = priority === "after_start" ? "priority_after_start" : "priority_after_deadline";
    problems.add("priority_access", code);
  }
  if (stored?.hasApplications && draft.selection !== stored.selection) problems.add("selection", "frozen");
  if (stored?.isDrawn) checkAfterDraw(draft, stored, problems);
  else if (draft.selection === "lottery") {
    const forward = stored ? movedForward(draft, stored) : [];
    for (const field of forward) problems.add(field, "moved_forward");
    if (!forward.includes("lottery_at")) checkBeforeDraw(draft, problems);
  }
}

/**
 * The times of a draw that an edit would move forward: who has entered relies on them, since a draw that comes early is one among
 * the few who were quick. Without a deadline people enter until the draw.
 */
function movedForward(draft: PlacesDraft, stored: StoredPlaces): ("lottery_at" | "apply_due")[] {
  if (!stored.hasApplications || stored.isDrawn || stored.selection !== "lottery") return [];
  const isForward = (now: Date | null, before: Date | null) => now !== null && (!before || now < before);
  return (["apply_due", "lottery_at"] as const).filter((field) => isForward(draft[field], stored[field]));
}

/** Whether an edit moves the draw, or the deadline before it, of an event that people may have entered. */
export function movesEnteredDraw(draft: PlacesDraft, stored: StoredPlaces): boolean {
  return stored.hasApplications && !stored.isDrawn && movesDraw(stored, draft);
}

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

function checkBeforeDraw(draft: PlacesDraft, problems: Problems): void {
  const problem = draft.lottery_at ? placesTimeProblem("lottery_at", draft.lottery_at, draft) : "blank";
  if (problem) problems.add("lottery_at", problem);
}

/** Those who apply after the draw join the queue, until the start at the latest. */
function checkAfterDraw(draft: PlacesDraft, stored: StoredPlaces, problems: Problems): void {
  if (!isSame(draft.lottery_at, stored.lottery_at)) problems.add("lottery_at", "frozen");
  const { start_at, apply_due, selection } = draft;
  if (selection === "lottery" && start_at && apply_due && apply_due > start_at) {
    problems.add("apply_due", "after_start");
  }
}
