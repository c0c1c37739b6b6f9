import { expect, it } from "vitest";
import { type CurrentUserRow, presentAuthUser, presentUser } from "./present-user.ts";

const plain = {
  id: 3,
  first_name: "Aoi",
  last_name: "Mihon",
  language: "ja",
  is_uniteam: false,
  university: null,
  country_id: 392,
  occupation_id: 1,
  university_id: null,
  department_category_id: 5,
  graduation_year: 2027,
  graduation_month: 3,
  affiliation: null,
};
const row = {
  ...plain,
  email: "aoi@example.com",
  profile_image_url: "/p.webp",
  password_hash: "secret",
} as unknown as CurrentUserRow;
const shown = { ...plain, email: "aoi@example.com", profile_image: "/p.webp", authenticated: true };

it("people see themselves as their account has them, and nothing of their password", () => {
  expect(presentUser(row)).toEqual(shown);
  expect(presentUser({ ...row, email: null }).email).toBe("");
});

it("the session protocol names them by their address as well", () => {
  expect(presentAuthUser(row)).toEqual({ ...shown, uid: "aoi@example.com", provider: "email" });
  expect(presentAuthUser({ ...row, email: null }).uid).toBe("");
});
