import type { ApplicationState } from "../../../shared/application-states.ts";

/** Undefined: has never applied. */
export type FormerState = ApplicationState | undefined;

const allowed: readonly (readonly [from: FormerState, to: ApplicationState])[] = [
  [undefined, "confirmed"],
  ["confirmed", "cancelled"],
  ["cancelled", "confirmed"],
];

export function isAllowedTransition(from: FormerState, to: ApplicationState): boolean {
  return allowed.some((one) => one[0] === from && one[1] === to);
}
