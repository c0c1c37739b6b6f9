import { expect, it } from "vitest";
import { addTerms, termOf } from "./university-terms.ts";

it.each([
  ["2026-03-31", 2025, 2, "2025-10-01", "2026-03-31"],
  ["2026-04-01", 2026, 1, "2026-04-01", "2026-09-30"],
  ["2026-09-30", 2026, 1, "2026-04-01", "2026-09-30"],
  ["2026-10-01", 2026, 2, "2026-10-01", "2027-03-31"],
  ["2027-01-01", 2026, 2, "2026-10-01", "2027-03-31"],
])("%s lies in the academic year %i, half %i", (date, year, half, from, to) => {
  expect(termOf(date)).toEqual({ year, half, from, to });
});

it("the next term and those before follow each other", () => {
  const now = termOf("2026-11-20");
  expect(addTerms(now, 0)).toEqual(now);
  expect(addTerms(now, 1)).toEqual(termOf("2027-04-01"));
  expect([-1, -2, -3].map((count) => addTerms(now, count).from)).toEqual([
    "2026-04-01",
    "2025-10-01",
    "2025-04-01",
  ]);
});
