import { expect, it } from "vitest";
import {
  admissionOf,
  isAdmitted,
  type KnownFacts,
  type Priority,
  type PriorityFacts,
} from "./priority-access.ts";

const until = new Date("2026-12-05T03:00:00Z");
const before = new Date(until.getTime() - 1);
const nobody: PriorityFacts = {
  graduationYear: null,
  universityId: null,
  departmentCategoryId: null,
  occupationId: null,
};
const none: Priority = {
  until,
  graduationYears: [],
  universityIds: [],
  departmentCategoryIds: [],
  occupationIds: [],
};
const admits = (lists: Partial<Priority>, person: Partial<PriorityFacts>, now = before) =>
  isAdmitted({ ...none, ...lists }, { ...nobody, ...person }, now);

it("an event without a priority, and one whose priority is over, admits everybody", () => {
  expect(isAdmitted(null, nobody, before)).toBe(true);
  expect([before, until].map((now) => admits({ universityIds: [81] }, {}, now))).toEqual([false, true]);
});

it("each list that is not empty has to name the person, and a profile that does not tell is not named", () => {
  const lists = {
    graduationYears: [2030, 2029],
    universityIds: [81],
    departmentCategoryIds: [4],
    occupationIds: [1],
  };
  const person = { graduationYear: 2029, universityId: 81, departmentCategoryId: 4, occupationId: 1 };
  expect(admits(lists, person)).toBe(true);
  for (const key of Object.keys(person)) {
    for (const value of [null, 3])
      expect([key, admits(lists, { ...person, [key]: value })]).toEqual([key, false]);
  }
  expect(admits({ occupationIds: [1] }, { occupationId: 1 })).toBe(true);
});

it("as soon as one known fact speaks against it somebody is told to wait; before that nothing is told", () => {
  const priority = { ...none, graduationYears: [2030], universityIds: [81] };
  const asked = (known: KnownFacts, now = before) => admissionOf(priority, known, now);
  expect(asked({})).toBe("unknown");
  expect(asked({ graduationYear: 2030 })).toBe("unknown");
  expect(asked({ graduationYear: 2027 })).toBe("later");
  expect(asked({ universityId: null })).toBe("later");
  expect(asked({ graduationYear: 2030, universityId: 81 })).toBe("now");
  expect(asked({ graduationYear: 2027 }, until)).toBe("now");
});
