import { describe, expect, it } from "vitest";
import { NewOrganizationIn, OrganizationIn } from "./organization-input.ts";

const problems = (schema: typeof OrganizationIn | typeof NewOrganizationIn, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
const entries = (...all: object[]) => ({ language_organizations_attributes: all });

describe("an update of an organization", () => {
  it("changes only the keys that are sent; addresses on the web may be taken away", () => {
    expect(OrganizationIn.parse({})).toEqual({});
    expect(OrganizationIn.parse({ link_x: "", phone_num: null, lock_version: 3 })).toEqual({
      link_x: null,
      phone_num: null,
      lock_version: 3,
    });
    expect(OrganizationIn.parse({ prefecture_ids: [26, 26, 44], university_ids: [81, 81] })).toEqual({
      prefecture_ids: [26, 44],
      university_ids: [81],
    });
  });

  it("refuses what is no address, and no web address", () => {
    expect(problems(OrganizationIn, { email: " " })).toEqual(["email blank"]);
    expect(problems(OrganizationIn, { email: "nobody" })).toEqual(["email email_not_valid"]);
    expect(problems(OrganizationIn, { email: `${"a".repeat(250)}@example.com` })).toContain("email too_long");
    for (const link of ["instagram", "wechat", "facebook", "line", "x", "official_site"]) {
      expect(problems(OrganizationIn, { [`link_${link}`]: "javascript:alert(1)" })).toEqual([
        `link_${link} not_a_web_address`,
      ]);
    }
  });

  it("takes a text's name away only with the text", () => {
    expect(problems(OrganizationIn, entries({ id: 1, name: "" }))).toEqual([
      "language_organizations_attributes.0.name name_required",
    ]);
    expect(problems(OrganizationIn, entries({ id: 1, name: "", _destroy: true }))).toEqual([]);
    expect(problems(OrganizationIn, entries({ id: 1 }))).toEqual([]);
  });

  it("is bounded", () => {
    const many = (length: number) => Array.from({ length }, (_, id) => id + 1);
    expect(problems(OrganizationIn, { prefecture_ids: many(1000) })).toEqual([]);
    expect(problems(OrganizationIn, { prefecture_ids: many(1001) })).toHaveLength(1);
    expect(problems(OrganizationIn, entries(...many(20).map((id) => ({ id }))))).toEqual([]);
    expect(problems(OrganizationIn, entries(...many(21).map((id) => ({ id }))))).toHaveLength(1);
  });
});

it("a new organization has an e-mail address and a text with a name", () => {
  const named = entries({ language_id: 1, name: "茶" });
  expect(problems(NewOrganizationIn, { email: "a@example.com", ...named })).toEqual([]);
  expect(problems(NewOrganizationIn, named)).toHaveLength(1);
  const nameless = ["language_organizations_attributes.name name_required"];
  expect(problems(NewOrganizationIn, { email: "a@example.com" })).toEqual(nameless);
  expect(problems(NewOrganizationIn, { email: "a@example.com", ...entries({ language_id: 1 }) })).toEqual(
    nameless,
  );
  expect(
    problems(NewOrganizationIn, { email: "a@example.com", ...entries({ name: "茶", _destroy: true }) }),
  ).toEqual(nameless);
});
