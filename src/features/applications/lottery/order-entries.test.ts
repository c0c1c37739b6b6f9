import { expect, it } from "vitest";
import { orderEntries } from "./order-entries.ts";
import { sha256 } from "./sha256.server.ts";

it("entries are drawn by the SHA-256 of `seed:id`, ascending, as `printf '00ff:11' | sha256sum` computes it", async () => {
  // 11: 6dbe9264…, 3: 7cbf66f0…, 10: bf45fb7c…, 1: c59abd2e…, 2: f5120425…
  expect(await orderEntries("00ff", [1, 2, 3, 10, 11], sha256)).toEqual([11, 3, 10, 1, 2]);
  expect(await orderEntries("00ff", [11, 10, 3, 2, 1], sha256)).toEqual([11, 3, 10, 1, 2]);
  expect(await orderEntries("00fe", [1, 2, 3, 10, 11], sha256)).not.toEqual([11, 3, 10, 1, 2]);
});

it("nobody takes part: nothing is drawn", async () => {
  expect(await orderEntries("00ff", [], sha256)).toEqual([]);
});
