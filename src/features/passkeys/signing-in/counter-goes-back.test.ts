import { expect, it } from "vitest";
import { counterGoesBack } from "./counter-goes-back.ts";

it.each([
  ["never counts", 0, 0, false],
  ["counts on", 4, 5, false],
  ["begins to count", 0, 1, false],
  ["says the same again", 5, 5, true],
  ["counts less", 5, 4, true],
  ["says 0 after having counted", 5, 0, true],
])("an authenticator that %s: %i, then %i", (_which, before, now, goesBack) => {
  expect(counterGoesBack(before, now)).toBe(goesBack);
});
