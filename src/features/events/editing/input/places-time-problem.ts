/** Times on which the giving of places turns. */
export type PlacesTime = "promote_until" | "lottery_at" | "priority_until";

/** Dates, or texts that are all written alike, as a form has them; null and an empty text are none. */
interface Bounds<Moment extends Date | string> {
  start_at: Moment | null;
  apply_due: Moment | null;
}

/**
 * What is wrong with a time beside the start and the deadline: the server and the form both ask here, so that a form refuses what
 * the server would. Null where nothing is, or there is no time.
 */
export function placesTimeProblem<Moment extends Date | string>(
  name: PlacesTime,
  time: Moment | null,
  { start_at, apply_due }: Bounds<Moment>,
) {
  if (!time) return null;
  if (name === "lottery_at") {
    // The draw comes once everybody who may take part has applied, and while there is still time to come.
    if (apply_due && time < apply_due) return "before_deadline";
    return start_at && time >= start_at ? "not_before_start" : null;
  }
  if (start_at && time > start_at) return "after_start";
  return name === "priority_until" && apply_due && time >= apply_due ? "after_deadline" : null;
}
