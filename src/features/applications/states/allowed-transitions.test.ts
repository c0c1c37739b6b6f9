import { expect, test } from "vitest";
import { applicationStates, holdsPlace } from "../../../shared/application-states.ts";
import { freesPlace, gainsPlace, isAllowedTransition } from "./allowed-transitions.ts";

const everyPair = [undefined, ...applicationStates].flatMap((from) =>
  applicationStates.map((to) => [from, to] as const),
);
const targetsOf = (from: (typeof everyPair)[number][0]) =>
  everyPair.filter((pair) => pair[0] === from && isAllowedTransition(...pair)).map(([, to]) => to);

test("nothing is a transition that leaves an application where it is", () => {
  expect(everyPair.filter(([from, to]) => from === to && isAllowedTransition(from, to))).toEqual([]);
});

test("a place is offered to those alone who wait, and nobody but them, the drawn and the accepted gets one in their stead", () => {
  expect(everyPair.filter(([from, to]) => to === "offered" && isAllowedTransition(from, to))).toEqual([
    ["waiting", "offered"],
  ]);
  expect(targetsOf("offered").filter(holdsPlace)).toEqual(["confirmed"]);
  expect(targetsOf("confirmed").filter(holdsPlace)).toEqual([]);
});

test("every application can be cancelled, and a cancelled one begins like a new one", () => {
  expect(applicationStates.filter((from) => !isAllowedTransition(from, "cancelled"))).toEqual(["cancelled"]);
  expect(targetsOf("cancelled")).toEqual(targetsOf(undefined));
});

test("nobody is under review again who has entered a lottery", () => {
  expect(isAllowedTransition("entered", "under_review")).toBe(false);
});

test("a place is gained by who had none, and freed by who has none afterwards", () => {
  expect([gainsPlace("waiting", "offered"), gainsPlace("offered", "confirmed")]).toEqual([true, false]);
  expect([gainsPlace(undefined, "waiting"), gainsPlace("waiting", "cancelled")]).toEqual([false, false]);
  expect([freesPlace("offered", "cancelled"), freesPlace("offered", "confirmed")]).toEqual([true, false]);
  expect([freesPlace("waiting", "cancelled"), freesPlace(undefined, "confirmed")]).toEqual([false, false]);
});
