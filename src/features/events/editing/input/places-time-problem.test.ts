import { expect, it } from "vitest";
import { placesTimeProblem } from "./places-time-problem.ts";

const bounds = { start_at: "2026-12-01 18:45", apply_due: "2026-11-27 23:59" };
const problem = (
  name: Parameters<typeof placesTimeProblem>[0],
  time: string,
  other: Partial<typeof bounds> = {},
) => placesTimeProblem(name, time, { ...bounds, ...other });

it("places are given at once until the start at the latest, the very start included", () => {
  expect(problem("promote_until", "2026-12-01 18:45")).toBeNull();
  expect(problem("promote_until", "2026-12-01 18:46")).toBe("after_start");
  expect(problem("promote_until", "2026-12-01 18:46", { start_at: "" })).toBeNull();
});

it("a draw is between the deadline and the start, the deadline included and the start not", () => {
  expect(problem("lottery_at", "2026-11-27 23:58")).toBe("before_deadline");
  expect(problem("lottery_at", "2026-11-27 23:59")).toBeNull();
  expect(problem("lottery_at", "2026-11-27 23:58", { apply_due: "" })).toBeNull();
  expect(problem("lottery_at", "2026-12-01 18:45")).toBe("not_before_start");
  expect(problem("lottery_at", "2026-12-01 18:45", { start_at: "" })).toBeNull();
});

it("some apply first until before the deadline, and until the start at the latest", () => {
  expect(problem("priority_until", "2026-12-01 18:46")).toBe("after_start");
  expect(problem("priority_until", "2026-12-01 18:45", { apply_due: "" })).toBeNull();
  expect(problem("priority_until", "2026-11-27 23:59")).toBe("after_deadline");
  expect(problem("priority_until", "2026-11-27 23:58")).toBeNull();
});

it("a time that is not there has no problem, and dates are compared as what is typed is", () => {
  for (const name of ["promote_until", "lottery_at", "priority_until"] as const) {
    expect(problem(name, "")).toBeNull();
    expect(placesTimeProblem(name, null, { start_at: null, apply_due: null })).toBeNull();
  }
  const at = (day: number) => new Date(Date.UTC(2026, 11, day));
  expect(placesTimeProblem("lottery_at", at(2), { start_at: at(9), apply_due: at(3) })).toBe(
    "before_deadline",
  );
});
