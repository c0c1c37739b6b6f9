import { expect, test } from "vitest";
import { type FormerProfile, type PriorityFacts, profileAt } from "./priority-access.ts";

const profile = (graduationYear: number): PriorityFacts => ({
  graduationYear,
  universityId: 81,
  departmentCategoryId: 1,
  occupationId: 1,
});
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const former = (graduationYear: number, hour: number): FormerProfile => ({
  ...profile(graduationYear),
  replacedAt: at(hour),
});
const opened = at(12);
const yearOf = (current: number, formers: FormerProfile[]) =>
  profileAt(opened, profile(current), formers).graduationYear;

test("a profile that was never changed, or before the window opened alone, is the one of today", () => {
  expect(yearOf(2030, [])).toBe(2030);
  expect(yearOf(2030, [former(2027, 9), former(2028, 12)])).toBe(2030);
});

test("a year that was changed since counts as it was, however often and whereto it was changed", () => {
  expect(yearOf(2030, [former(2027, 13)])).toBe(2027);
  expect(yearOf(2030, [former(2029, 15), former(2027, 13), former(2030, 14), former(2026, 9)])).toBe(2027);
  // Back again: it is what it was.
  expect(yearOf(2030, [former(2030, 13), former(2027, 14)])).toBe(2030);
});

test("who signed up later is asked for what they said then: their oldest profile is of after the opening", () => {
  expect(yearOf(2030, [former(2027, 18), former(2029, 19)])).toBe(2027);
});
