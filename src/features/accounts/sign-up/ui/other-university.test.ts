import { expect, test } from "vitest";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { User } from "../../accounts.contract.ts";
import { personOf } from "../../profile/ui/profile-form.tsx";
import { newPerson, noPerson, otherUniversity, personBody, withoutStudies } from "./use-sign-up.ts";

test("no university is preselected, and 'Other' is a choice that the API gets as an empty id", () => {
  expect(noPerson.university_id).toBe("");
  expect(otherUniversity).not.toBe("");
  const sent = personBody({ ...noPerson, prefecture_id: "26", university_id: otherUniversity });
  expect(sent).toMatchObject({ university_id: "" });
  expect(sent).not.toHaveProperty("prefecture_id");
  expect(personBody({ ...noPerson, university_id: "81" }).university_id).toBe("81");
});

test("the month of graduation is preset, and is sent with a year alone; Japan is preset where Japanese is read", () => {
  const begun = (language: Language) => {
    const { country_id, graduation_month, ...rest } = newPerson(language);
    return [country_id, graduation_month, Object.values(rest).join("")];
  };
  expect([begun("ja"), begun("en")]).toEqual([
    ["392", "3", ""],
    ["", "3", ""],
  ]);
  expect(personBody(newPerson("ja")).graduation_month).toBe("");
  expect(personBody({ ...newPerson("en"), graduation_year: "2028" }).graduation_month).toBe("3");
});

test("what was typed of one's studies is not sent by somebody who is not asked for them in the end", () => {
  const student = {
    ...noPerson,
    university_id: "81",
    department_category_id: "5",
    graduation_year: "2028",
    graduation_month: "3",
  };
  expect(personBody(withoutStudies({ ...student, occupation_id: "3" }))).toEqual(
    personBody({ ...noPerson, occupation_id: "3" }),
  );
});

test.each([
  ["a student without a university has chosen 'Other'", 1, null, otherUniversity],
  ["somebody else without one has chosen nothing", 3, null, ""],
  ["who has one finds it", 1, 81, "81"],
])("in the profile %s", (_rule, occupation_id, university_id, shown) => {
  const user = { first_name: "", last_name: "", occupation_id, university_id, university: null };
  expect(personOf({ ...noPerson, ...user } as unknown as User).university_id).toBe(shown);
});
