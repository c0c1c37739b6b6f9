import { expect, it } from "vitest";
import { signUpChoices } from "./sign-up-choices.ts";

it("the form offers the reference data by name, and graduation in this year of Japan or the next seven", () => {
  const row = (id: number) => ({ id, name: `Name ${id}`, more: "x" });
  const referenceData = {
    countries: [row(392)],
    occupations: [{ ...row(1), should_inquire_univ_info: true }],
    prefectures: [row(26)],
    department_categories: [row(5)],
  } as unknown as Parameters<typeof signUpChoices>[0];
  expect(signUpChoices(referenceData, new Date("2026-12-31T15:00:00Z"))).toEqual({
    countries: [{ id: 392, name: "Name 392" }],
    occupations: [{ id: 1, name: "Name 1", should_inquire_univ_info: true }],
    prefectures: [{ id: 26, name: "Name 26" }],
    departments: [{ id: 5, name: "Name 5" }],
    graduationYears: [2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034],
  });
});
