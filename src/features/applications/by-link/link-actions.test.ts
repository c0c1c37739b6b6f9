import { expect, it } from "vitest";
import { applicationStates } from "../../../shared/application-states.ts";
import { actionsInState } from "../actions/available-actions.ts";
import { linkActions, linkWord } from "./link-actions.ts";

it("a mail's link leads to what needs nothing typed, by the word that says what it means in that state", () => {
  const words = applicationStates.map((state) => [
    state,
    linkActions({ state, actions: actionsInState[state] }).map((action) => linkWord(action, state)),
  ]);
  expect(Object.fromEntries(words)).toEqual({
    confirmed: ["give_on"],
    waiting: ["leave_queue"],
    offered: ["accept", "pass"],
    under_review: ["withdraw"],
    entered: ["withdraw"],
    declined: [],
    cancelled: [],
  });
});

it("the button of the link that was followed stands first", () => {
  const offered = { state: "offered", actions: actionsInState.offered } as const;
  expect(linkActions(offered, "pass")).toEqual(["pass_offer", "accept_offer"]);
  for (const wanted of ["accept", "leave_queue", "", null]) {
    expect(linkActions(offered, wanted)).toEqual(["accept_offer", "pass_offer"]);
  }
});
