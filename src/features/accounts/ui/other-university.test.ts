import { expect, test } from "vitest";
import type { User } from "../accounts.contract.ts";
import { personOf } from "./profile-form.tsx";
import { noPerson, otherUniversity, personBody } from "./use-sign-up.ts";

test("no university is preselected, and 'Other' is a choice that the API gets as an empty id", () => {
  expect(noPerson.university_id).toBe("");
  expect(otherUniversity).not.toBe("");
  const sent = personBody({ ...noPerson, prefecture_id: "26", university_id: otherUniversity });
  expect(sent).toMatchObject({ university_id: "" });
  expect(sent).not.toHaveProperty("prefecture_id");
  expect(personBody({ ...noPerson, university_id: "81" }).university_id).toBe("81");
});

test.each([
  ["a student without a university has chosen 'Other'", 1, null, otherUniversity],
  ["somebody else without one has chosen nothing", 3, null, ""],
  ["who has one finds it", 1, 81, "81"],
])("in the profile %s", (_rule, occupation_id, university_id, shown) => {
  const user = { first_name: "", last_name: "", occupation_id, university_id, university: null };
  expect(personOf({ ...noPerson, ...user } as unknown as User).university_id).toBe(shown);
});
