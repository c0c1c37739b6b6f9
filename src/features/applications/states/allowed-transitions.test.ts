import { expect, test } from "vitest";
import { applicationStates } from "../../../shared/application-states.ts";
import { isAllowedTransition } from "./allowed-transitions.ts";

test("somebody applies, cancels and applies again, and nothing else happens to an application", () => {
  const everyPair = [undefined, ...applicationStates].flatMap((from) =>
    applicationStates.map((to) => [from, to] as const),
  );
  expect(everyPair.filter(([from, to]) => isAllowedTransition(from, to))).toEqual([
    [undefined, "confirmed"],
    ["confirmed", "cancelled"],
    ["cancelled", "confirmed"],
  ]);
});
