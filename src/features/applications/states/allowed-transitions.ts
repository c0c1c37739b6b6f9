import { type ApplicationState, holdsPlace } from "../../../shared/application-states.ts";

/** Undefined: has never applied. */
export type FormerState = ApplicationState | undefined;

const startOfApplying = ["confirmed", "waiting", "under_review", "entered"] as const;

/** The states that can follow each state: by its person, an organizer's decision, a place that falls free, the draw or the clock. */
const allowed = {
  none: startOfApplying,
  confirmed: ["cancelled", "declined", "under_review"],
  waiting: ["confirmed", "offered", "cancelled", "declined", "under_review"],
  offered: ["confirmed", "cancelled", "declined", "under_review"],
  under_review: ["confirmed", "waiting", "cancelled", "declined"],
  entered: ["confirmed", "waiting", "cancelled", "declined"],
  // Those whom the draw has left out may apply again; an account that is deleted leaves cancelled applications alone.
  declined: [...startOfApplying, "cancelled"],
  cancelled: startOfApplying,
} as const satisfies Record<ApplicationState | "none", readonly ApplicationState[]>;

export function isAllowedTransition(from: FormerState, to: ApplicationState): boolean {
  return (allowed[from ?? "none"] as readonly ApplicationState[]).includes(to);
}

/** Whether a transition takes one of the event's places. */
export function gainsPlace(from: FormerState, to: ApplicationState): boolean {
  return holdsPlace(to) && !holdsPlace(from);
}

/** Whether a transition leaves a place free for somebody else. */
export function freesPlace(from: FormerState, to: ApplicationState): boolean {
  return holdsPlace(from) && !holdsPlace(to);
}
