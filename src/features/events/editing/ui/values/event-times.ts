import { minutesBetween, minutesLater } from "../../../../../shared/time/duration.ts";
import { readTime } from "../../../../../shared/time/read-time.ts";
import { hasBegunInForm } from "../../../availability/has-begun.ts";

/** The end that leaves an event as long as it was; unchanged where one of the three is no moment. */
export function endAfterMove(end: string, oldStart: string, newStart: string): string {
  const moved = minutesBetween(oldStart, newStart);
  return moved === null ? end : minutesLater(end, moved);
}

/**
 * The end that a new event gets with its start, where none was typed; null where nothing is proposed.
 * @param usualLength minutes
 */
export function proposedEnd(end: string, start: string, usualLength: number | null): string | null {
  return end === "" && usualLength !== null && readTime(start) ? minutesLater(start, usualLength) : null;
}

export type OddTime = "past_start" | "past_due" | "due_after_start" | "reception_after_start";

/**
 * Warnings about times that are valid but hardly meant. All moments as `YYYY-MM-DD HH:mm`; what cannot be read yet is
 * not odd.
 */
export function oddTime(
  name: "start_at" | "end_at" | "recieption_start_at" | "apply_due",
  value: string,
  start: string,
  now: string,
): OddTime | null {
  if (!readTime(value)) return null;
  const isAfterStart = readTime(start) !== null && value > start;
  if (name === "start_at") return hasBegunInForm(value, now) ? "past_start" : null;
  if (name === "recieption_start_at") return isAfterStart ? "reception_after_start" : null;
  if (name === "end_at") return null;
  if (isAfterStart) return "due_after_start";
  return value < now && !hasBegunInForm(start, now) ? "past_due" : null;
}
