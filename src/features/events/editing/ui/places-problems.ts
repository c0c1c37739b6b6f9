import type { PlacesValues } from "./places-values.ts";
import { priorityLists } from "./places-values.ts";

type Typed = PlacesValues & { start_at: string; apply_due: string };
export type PlacesTime = "promote_until" | "lottery_at" | "priority_until";
export type PlacesProblem =
  | "after_start"
  | "lottery_at_required"
  | "before_deadline"
  | "not_before_start"
  | "priority_until_required"
  | "not_before_deadline";

/** The problem for which the server would refuse a moment that can be read; all are written alike, so that their texts can be compared. */
export function placesProblem(name: PlacesTime, value: string, typed: Typed): PlacesProblem | null {
  const { start_at, apply_due } = typed;
  if (name === "promote_until") return isAfter(value, start_at) ? "after_start" : null;
  if (name === "lottery_at") {
    if (!value) return "lottery_at_required";
    if (isAfter(apply_due, value)) return "before_deadline";
    return start_at && value >= start_at ? "not_before_start" : null;
  }
  if (!value) return "priority_until_required";
  if (isAfter(value, start_at)) return "after_start";
  return apply_due && value >= apply_due ? "not_before_deadline" : null;
}

const isAfter = (one: string, other: string) => one !== "" && other !== "" && one > other;

export function isPriorityForNobody(values: PlacesValues): boolean {
  return priorityLists.every((list) => values[list].length === 0);
}
