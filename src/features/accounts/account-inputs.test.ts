import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as inputs from "./account-inputs.ts";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
const of = (schema: z.ZodType, ...values: unknown[]) => values.map((value) => problems(schema, value).join());

const person = {
  first_name: "Aoi",
  last_name: "Mihon",
  email: "aoi@example.com",
  country_id: 392,
  occupation_id: 2,
  password: "secret",
  password_confirmation: "secret",
};
const signUp = (changes: object) => problems(inputs.SignUpIn, { ...person, ...changes });

it("an e-mail address is read in half width, lower case and without blanks around it", () => {
  expect(inputs.EmailIn.parse(" ＡＯＩ@Example.com ")).toBe("aoi@example.com");
  expect(of(inputs.EmailIn, " ", "nobody")).toEqual([" blank", " not_an_email"]);
});

describe("signing up", () => {
  it("takes who has filled in the form", () => {
    expect(signUp({})).toEqual([]);
    expect(inputs.SignUpIn.parse({ ...person, country_id: "392", university_id: "" })).toMatchObject({
      country_id: 392,
      university_id: null,
    });
  });

  it("needs both names, of a hundred characters at most, a country and an occupation", () => {
    expect(signUp({ first_name: " ", last_name: "" })).toEqual(["first_name blank", "last_name blank"]);
    expect(signUp({ first_name: "x".repeat(100) })).toEqual([]);
    expect(signUp({ first_name: "x".repeat(101) })).toEqual(["first_name too_long"]);
    expect(signUp({ country_id: "", occupation_id: undefined })).toEqual([
      "country_id blank",
      "occupation_id blank",
    ]);
  });

  it("takes how the name is read in kana or Latin letters, and nobody has to tell it", () => {
    const read = (last_name_reading: unknown) => signUp({ last_name_reading });
    for (const told of [
      "みほん",
      "ミホン",
      "ﾐﾎﾝ",
      "Mihon",
      "Mihōn",
      "O’Brien-Smith",
      "ヴァン・ビ",
      "オオノー",
      "",
      " ",
      null,
    ])
      expect([told, read(told)]).toEqual([told, []]);
    for (const other of ["見本", "みほん1", "미혼", "-", "・", "みほん<b>", "😀"])
      expect([other, read(other)]).toEqual([other, ["last_name_reading not_a_reading"]]);
    expect([read("み".repeat(100)), read("み".repeat(101)), read("㌔".repeat(60))]).toEqual([
      [],
      ["last_name_reading too_long"],
      ["last_name_reading too_long"],
    ]);
    const told = { ...person, last_name_reading: " ﾐﾎﾝ ", first_name_reading: "" };
    expect(inputs.SignUpIn.parse(told)).toMatchObject({
      last_name_reading: "ミホン",
      first_name_reading: null,
    });
    expect(inputs.ProfileIn.parse({})).toEqual({});
  });

  it("takes ids as numbers and as texts, and nothing else", () => {
    for (const id of ["x", "0", "01", 1.5, String(2 ** 31), "1".repeat(11), "392x", "x392", true]) {
      expect([id, signUp({ country_id: id })]).toEqual([id, ["country_id invalid"]]);
    }
    for (const id of [-1, 0, 2 ** 31]) expect(signUp({ country_id: id })).toHaveLength(1);
    expect(signUp({ country_id: 2 ** 31 - 1 })).toEqual([]);
    expect(signUp({ country_id: String(2 ** 31 - 1) })).toEqual([]);
    expect(signUp({ country_id: "7" })).toEqual([]);
  });

  it("needs a password of 6 to 128 characters, typed twice alike", () => {
    const typed = (password: string) => signUp({ password, password_confirmation: password });
    expect([typed("x".repeat(6)), typed("x".repeat(128))]).toEqual([[], []]);
    expect(typed(" ".repeat(8))).toEqual(["password blank"]);
    expect(typed("x".repeat(5))).toEqual(["password too_short_password"]);
    expect(typed("x".repeat(129))).toEqual(["password too_long"]);
    expect(signUp({ password_confirmation: "other" })).toEqual([
      "password_confirmation not_equal_to_password",
    ]);
    expect(signUp({ password_confirmation: undefined })).toEqual([
      "password_confirmation not_equal_to_password",
    ]);
  });

  it("asks a student for department and graduation, which is in March or September", () => {
    const student = { occupation_id: 1 };
    const blank = ["department_category_id blank", "graduation_year blank", "graduation_month blank"];
    expect(signUp(student)).toEqual(blank);
    const whole = { ...student, department_category_id: 5, graduation_year: 2027, graduation_month: 3 };
    expect(signUp(whole)).toEqual([]);
    expect(signUp({ ...whole, graduation_month: "9" })).toEqual([]);
    expect(signUp({ ...whole, graduation_month: 4 })).toEqual(["graduation_month invalid"]);
    expect(signUp({ graduation_month: "" })).toEqual([]);
  });

  it("tells the rules over several fields together with those of single ones, and none of no form", () => {
    expect(signUp({ first_name: "", occupation_id: 1, password_confirmation: "other" })).toEqual([
      "first_name blank",
      "department_category_id blank",
      "graduation_year blank",
      "graduation_month blank",
      "password_confirmation not_equal_to_password",
    ]);
    for (const none of [null, "x"]) expect(problems(inputs.SignUpIn, none)).toHaveLength(1);
  });

  it("takes an address to come back to of 2,000 characters at most", () => {
    expect(signUp({ confirm_success_url: "x".repeat(2000) })).toEqual([]);
    expect(signUp({ confirm_success_url: "x".repeat(2001) })).toEqual(["confirm_success_url too_long"]);
    expect(signUp({ confirm_success_url: null })).toEqual([]);
  });
});

it("a student's profile lacks what is not filled in; nobody else's lacks anything", () => {
  expect(inputs.missingOfStudent({ occupation_id: 1, graduation_year: 2027 })).toEqual([
    "department_category_id",
    "graduation_month",
  ]);
  expect(inputs.missingOfStudent({ occupation_id: 2 })).toEqual([]);
});

it("a profile is changed by the keys that are sent", () => {
  expect(inputs.ProfileIn.parse({})).toEqual({});
  expect(problems(inputs.ProfileIn, { first_name: "" })).toEqual(["first_name blank"]);
});

it("a reset names an address and a way back", () => {
  expect(problems(inputs.ResetIn, { email: "a", redirect_url: "b" })).toEqual([]);
  expect(problems(inputs.ResetIn, { email: " ", redirect_url: "" })).toEqual([
    "email blank",
    "redirect_url blank",
  ]);
});

it("a new password is typed twice alike, beside the one that it replaces", () => {
  const change = (changes: object) =>
    problems(inputs.NewPassword, { password: "secret", password_confirmation: "secret", ...changes });
  expect([change({}), change({ current_password: null })]).toEqual([[], []]);
  expect(change({ password_confirmation: "other" })).toEqual(["password_confirmation not_equal_to_password"]);
  expect(change({ password: "x", password_confirmation: " " })).toEqual([
    "password too_short_password",
    "password_confirmation blank",
    "password_confirmation not_equal_to_password",
  ]);
  expect(change({ current_password: "x".repeat(1000) })).toEqual([]);
  expect(change({ current_password: "x".repeat(1001) })).toEqual(["current_password too_long"]);
  expect(problems(inputs.AccountDeletion, { current_password: "x".repeat(1001) })).toEqual([
    "current_password too_long",
  ]);
});
