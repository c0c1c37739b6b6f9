import { expect, it } from "vitest";
import { tryDraw } from "./try-draw.ts";

const entries = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Person ${index + 1}` }));

it("a try-out gives out as many places as are free, and everybody who entered is in it once", async () => {
  const { winners, others } = await tryDraw(entries, 8);
  expect(winners).toHaveLength(8);
  expect([...winners, ...others].sort((one, other) => one.id - other.id)).toEqual(entries);
});

it("each try-out is drawn with another seed", async () => {
  expect(await tryDraw(entries, 8)).not.toEqual(await tryDraw(entries, 8));
});

it("where no place is free, a try-out gives none", async () => {
  expect((await tryDraw(entries, 0)).winners).toEqual([]);
});
