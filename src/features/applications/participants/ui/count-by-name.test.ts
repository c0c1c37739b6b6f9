import { expect, it } from "vitest";
import { countByName } from "./count-by-name.ts";

it("everybody is counted: who is not among the most frequent is among the others", () => {
  const names = ["a", "b", "b", "c", "d", "d", "d"];
  expect(countByName(names, 2)).toEqual({
    named: [
      ["d", 3],
      ["b", 2],
    ],
    others: { names: 2, count: 2 },
  });
});

it("there are no others where every name has its row", () => {
  expect(countByName(["a", "b"], 2).others).toEqual({ names: 0, count: 0 });
});
