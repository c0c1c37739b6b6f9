import { expect, it } from "vitest";
import { freePlaces, isFull, isQueued, openPlaces, placesForQueue } from "./free-places.ts";

const event = (max_participant_num: number, applications_count: number, waiting_count = 0) => ({
  max_participant_num,
  applications_count,
  waiting_count,
});

it("places are free that nobody holds, and never fewer than none where the maximum was lowered", () => {
  expect([freePlaces(event(5, 3)), freePlaces(event(5, 5)), freePlaces(event(5, 7))]).toEqual([2, 0, 0]);
});

it("nobody overtakes those who wait, however many places are free", () => {
  expect([openPlaces(event(5, 3)), openPlaces(event(5, 3, 1))]).toEqual([2, 0]);
  expect([isQueued(event(5, 3)), isQueued(event(5, 3, 1))]).toEqual([false, true]);
});

it("of those who wait as many get a place as places are free", () => {
  const given = (max: number, held: number, waiting: number) => placesForQueue(event(max, held, waiting));
  expect([given(5, 3, 1), given(5, 3, 9), given(5, 6, 9), given(5, 3, 0)]).toEqual([1, 2, 0, 0]);
});

it("an event is full where nobody gets a place who asks now", () => {
  expect([isFull({ placesLeft: 0 }), isFull({ placesLeft: 1 })]).toEqual([true, false]);
});
