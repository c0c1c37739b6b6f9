import { expect, it } from "vitest";
import { applicationStates } from "../../../shared/application-states.ts";
import { type ComparedPlace, isBetterPlace } from "./is-better-place.ts";

const place = (state: ComparedPlace["state"], more: Partial<ComparedPlace> = {}): ComparedPlace => ({
  state,
  queueNumber: null,
  hasCome: false,
  ...more,
});

it("a place is better than a turn, a turn than nothing yet, and anything than what has ended", () => {
  const fromBest = [
    "confirmed",
    "offered",
    "waiting",
    "under_review",
    "entered",
    "declined",
    "cancelled",
  ] as const;
  expect([...fromBest].sort()).toEqual([...applicationStates].sort());
  for (const [nth, better] of fromBest.entries()) {
    for (const worse of fromBest.slice(nth + 1)) {
      expect(isBetterPlace(place(better), place(worse)), `${better} ${worse}`).toBe(true);
      expect(isBetterPlace(place(worse), place(better)), `${worse} ${better}`).toBe(false);
    }
  }
});

it("of two that are alike one's own stays, unless the other is the one that was checked in", () => {
  expect(isBetterPlace(place("confirmed"), place("confirmed"))).toBe(false);
  expect(isBetterPlace(place("confirmed", { hasCome: true }), place("confirmed"))).toBe(true);
  expect(isBetterPlace(place("confirmed"), place("confirmed", { hasCome: true }))).toBe(false);
  expect(isBetterPlace(place("confirmed", { hasCome: true }), place("confirmed", { hasCome: true }))).toBe(
    false,
  );
});

it("of two turns the earlier one stays", () => {
  const [first, second] = [place("waiting", { queueNumber: 3 }), place("waiting", { queueNumber: 7 })];
  expect([isBetterPlace(first, second), isBetterPlace(second, first)]).toEqual([true, false]);
});
