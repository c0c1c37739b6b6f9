import { type ApplicationState, applicationStates } from "../../../../shared/application-states.ts";

/** Place of each in the order in which they are looked at: those who come, those who may, those who do not. */
const places: Record<ApplicationState, number> = {
  confirmed: 1,
  offered: 2,
  waiting: 3,
  under_review: 4,
  entered: 5,
  declined: 6,
  cancelled: 7,
};
const inOrder = applicationStates.toSorted((one, other) => places[one] - places[other]);

/** The states that somebody is in, in order; "confirmed" follows them while nobody is coming yet. */
export function statesToShow(countOf: (state: ApplicationState) => number): ApplicationState[] {
  const withPeople = inOrder.filter((state) => countOf(state) > 0);
  return withPeople.includes("confirmed") ? withPeople : [...withPeople, "confirmed"];
}

/** The state that is shown before one is chosen: what waits for a decision, else the first. */
export function stateToBeginWith(countOf: (state: ApplicationState) => number): ApplicationState {
  if (countOf("under_review") > 0) return "under_review";
  return statesToShow(countOf)[0] ?? "confirmed";
}
