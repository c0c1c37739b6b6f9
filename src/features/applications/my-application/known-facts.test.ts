import { expect, it } from "vitest";
import { knownFacts } from "./known-facts.ts";

const occupations = [
  { id: 1, name: "Student", should_inquire_univ_info: true },
  { id: 2, name: "Other", should_inquire_univ_info: false },
];
const blank = { occupation_id: "", university_id: "", department_category_id: "", graduation_year: "" };
const told = (typed: Partial<typeof blank>) => knownFacts({ ...blank, ...typed }, { occupations });

it("a form tells of a person what was typed; what is not asked of them they have not", () => {
  expect(told({})).toEqual({});
  expect(told({ occupation_id: "1", graduation_year: "2028", university_id: "other" })).toEqual({
    occupationId: 1,
    universityId: null,
    departmentCategoryId: undefined,
    graduationYear: 2028,
  });
  // Chosen before the occupation was changed: those fields are not sent.
  expect(told({ occupation_id: "2", graduation_year: "2028" })).toEqual({
    occupationId: 2,
    universityId: null,
    departmentCategoryId: null,
    graduationYear: null,
  });
});
