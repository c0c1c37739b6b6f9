import { expect, it } from "vitest";
import { isActive } from "../../../shared/application-states.ts";
import { countIn, nobodyApplied, placeCountsOf } from "./count-applicants.ts";

const counts = {
  ...nobodyApplied,
  states: {
    confirmed: 1,
    waiting: 20,
    offered: 300,
    under_review: 4000,
    entered: 50_000,
    declined: 6,
    cancelled: 7,
  },
};

it("people are counted whose state fits a rule", () => {
  expect([countIn(counts, isActive), countIn(nobodyApplied, () => true)]).toEqual([54_321, 0]);
});

it("places are held by who is coming or is offered one, for the maximum that is asked about", () => {
  expect(placeCountsOf(counts, 400)).toEqual({
    max_participant_num: 400,
    applications_count: 301,
    waiting_count: 20,
  });
});
