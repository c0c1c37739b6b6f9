import type { ApplicationState } from "../../../shared/application-states.ts";

/**
 * The deeds that are open in each state by the link of a mail, the most wanted first. All but accepting
 * cancel it; the words say what that means to them.
 */
export const deedsIn = {
  confirmed: ["give_on"],
  waiting: ["leave_queue"],
  offered: ["accept", "pass"],
  under_review: ["withdraw"],
  entered: ["withdraw"],
  declined: [],
  cancelled: [],
} as const satisfies Record<ApplicationState, readonly string[]>;

export type ApplicationDeed = (typeof deedsIn)[ApplicationState][number];
export type CancellingDeed = Exclude<ApplicationDeed, "accept">;
