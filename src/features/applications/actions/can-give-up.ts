import type { ApplicationAction } from "./application-actions.ts";

const givingUp: readonly ApplicationAction[] = ["cancel", "pass_offer", "leave_queue"];

/** Whether a place, a turn or a wish can be given up now, by whichever name: the same call does it. */
export function canGiveUp({ actions }: { actions: readonly ApplicationAction[] }): boolean {
  return actions.some((action) => givingUp.includes(action));
}
