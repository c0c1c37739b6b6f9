import { expect, it } from "vitest";
import { type ApplicationState, applicationStates } from "../../../../shared/application-states.ts";
import { statesToShow, stateToBeginWith } from "./states-to-show.ts";

const counting =
  (counts: Partial<Record<ApplicationState, number>>) =>
  (state: ApplicationState): number =>
    counts[state] ?? 0;
const shown = (counts: Partial<Record<ApplicationState, number>>) => statesToShow(counting(counts));
const begun = (counts: Partial<Record<ApplicationState, number>>) => stateToBeginWith(counting(counts));

it("states that hold people come first, in order; an empty one is never in front of them", () => {
  expect(shown({ entered: 4 })).toEqual(["entered", "confirmed"]);
  expect(shown({ waiting: 2, confirmed: 3, cancelled: 1 })).toEqual(["confirmed", "waiting", "cancelled"]);
  expect(shown({})).toEqual(["confirmed"]);
  expect(shown(Object.fromEntries(applicationStates.map((state) => [state, 1]))).toSorted()).toEqual(
    [...applicationStates].sort(),
  );
});

it("the list opens at those who wait for a decision, else at the first who are there", () => {
  expect(begun({ confirmed: 3, under_review: 1 })).toBe("under_review");
  expect(begun({ entered: 4, cancelled: 1 })).toBe("entered");
  expect(begun({ confirmed: 1, entered: 4 })).toBe("confirmed");
  expect(begun({})).toBe("confirmed");
});
