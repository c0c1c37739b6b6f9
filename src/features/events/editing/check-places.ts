import type { Problems } from "../../../shared/app-error.ts";
import type { PlacesDraft, StoredPlaces } from "./places-draft.ts";

/**
 * Tells what is wrong with how an event gives its places. A time is compared with the others as the edit would leave them, whether
 * it was sent or is stored.
 * @param stored null for an event that is new
 */
export function checkPlaces(draft: PlacesDraft, stored: StoredPlaces | null, problems: Problems): void {
  const { start_at, apply_due, promote_until, priorityUntil } = draft;
  if (start_at && promote_until && promote_until > start_at) problems.add("promote_until", "after_start");
  if (priorityUntil) {
    if (start_at && priorityUntil > start_at) problems.add("priority_access", "priority_after_start");
    else if (apply_due && priorityUntil >= apply_due) {
      problems.add("priority_access", "priority_after_deadline");
    }
  }
  if (stored?.isDrawn) checkAfterDraw(draft, stored, problems);
  else if (draft.selection === "lottery") checkBeforeDraw(draft, problems);
}

/** The draw comes once everybody who may take part has applied, and while there is still time to come. */
function checkBeforeDraw({ start_at, apply_due, lottery_at }: PlacesDraft, problems: Problems): void {
  if (!lottery_at) problems.add("lottery_at", "blank");
  else if (apply_due && lottery_at < apply_due) problems.add("lottery_at", "before_deadline");
  else if (start_at && lottery_at >= start_at) problems.add("lottery_at", "not_before_start");
}

/** Those who apply after the draw join the queue, until the start at the latest. */
function checkAfterDraw(draft: PlacesDraft, stored: StoredPlaces, problems: Problems): void {
  if (draft.lottery_at?.getTime() !== stored.lottery_at?.getTime()) problems.add("lottery_at", "frozen");
  const { start_at, apply_due, selection } = draft;
  if (selection === "lottery" && start_at && apply_due && apply_due > start_at) {
    problems.add("apply_due", "after_start");
  }
}
