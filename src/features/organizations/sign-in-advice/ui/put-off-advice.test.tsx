import { expect, it } from "vitest";
import { dayMs } from "../../../../shared/time/milliseconds.ts";
import { isPutOff, putOff } from "./put-off-advice.ts";

it("what was put off comes again after three days, and for somebody else at once", () => {
  localStorage.clear();
  expect(isPutOff(7, 0)).toBe(false);
  putOff(7, 0);
  expect([isPutOff(7, 0), isPutOff(7, 3 * dayMs - 1), isPutOff(7, 3 * dayMs), isPutOff(8, 0)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  localStorage.setItem("tsudoi.sign-in-advice", "{");
  expect(isPutOff(7, 0)).toBe(false);
});
