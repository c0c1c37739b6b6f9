import { expect, it } from "vitest";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import { presentDisclosure } from "../../disclosure/disclosure.ts";
import { disclosureValues } from "../../disclosure/ui/disclosure-values.ts";
import type { Organization } from "../../organizations.contract.ts";
import { organizationDifferences } from "./organization-differences.ts";
import {
  mergeOrganization,
  newOrganizationValues,
  organizationBody,
  organizationField,
  organizationValues,
} from "./organization-values.ts";

const organization = {
  link_official_site: "https://o.example",
  link_instagram: null,
  link_x: "https://x.example",
  link_facebook: null,
  link_line: null,
  link_wechat: null,
  answers_kept_days: 90,
  email: null,
  phone_num: "097",
  prefecture_ids: [26, 44],
  university_ids: [81],
  icon_url: null,
  header_url: "/h.webp",
  disclosure: presentDisclosure({ aims: { ja: "なし" } }),
  language_organizations: [{ id: 1, language_id: 2, name: "Tea", discription: "Green", is_main: true }],
  lock_version: 3,
} as unknown as Organization;
const values = {
  link_official_site: "https://o.example",
  link_instagram: "",
  link_x: "https://x.example",
  link_facebook: "",
  link_line: "",
  link_wechat: "",
  answers_kept_days: "90",
  email: "",
  phone_num: "097",
  prefecture_ids: ["26", "44"],
  university_ids: ["81"],
  icon_url: "",
  header_url: "/h.webp",
  disclosure: { ...disclosureValues(), aims: { ja: "なし", en: "" } },
  texts: [{ language_id: 2, name: "Tea", discription: "Green" }],
  lock_version: 3,
};

it("an organization stands in its form as it is typed, with empty texts for what is not set", () => {
  expect(organizationValues(organization)).toEqual(values);
  const filled = {
    ...organization,
    email: "a@example.com",
    phone_num: null,
    icon_url: "/i",
    header_url: null,
  };
  expect(organizationValues(filled)).toEqual({
    ...values,
    email: "a@example.com",
    phone_num: "",
    icon_url: "/i",
    header_url: "",
  });
});

it("a new organization has one empty text, and nothing else is filled in", () => {
  const { texts, disclosure, answers_kept_days, ...others } = newOrganizationValues(2);
  expect(answers_kept_days).toBe("180");
  expect(disclosure).toEqual(disclosureValues());
  expect(texts).toEqual([{ language_id: 2, name: "", discription: "" }]);
  expect(Object.keys(others).sort()).toEqual(
    Object.keys(values)
      .filter((key) => !["texts", "lock_version", "disclosure", "answers_kept_days"].includes(key))
      .sort(),
  );
  expect(new Set(Object.values(others).map((value) => JSON.stringify(value)))).toEqual(new Set(['""', "[]"]));
});

it("the form goes to the API with numbers for ids, its first language as the main one", () => {
  const second = { language_id: 1, name: "茶", discription: "" };
  const { texts, ...others } = values;
  expect(organizationBody({ ...values, texts: [...texts, second] })).toEqual({
    ...others,
    prefecture_ids: [26, 44],
    university_ids: [81],
    answers_kept_days: 90,
    language_organizations_attributes: [
      { ...texts[0], is_main: true },
      { ...second, is_main: false },
    ],
  });
});

it("what was typed is laid on what somebody else has saved", () => {
  const typed = {
    ...values,
    phone_num: "098",
    texts: [{ language_id: 2, name: "Tea!", discription: "Green" }],
  };
  const saved = {
    ...values,
    email: "a@example.com",
    texts: [{ language_id: 2, name: "Tea", discription: "Black" }],
  };
  expect(mergeOrganization(values, typed, saved)).toEqual({
    ...values,
    phone_num: "098",
    email: "a@example.com",
    texts: [{ language_id: 2, name: "Tea!", discription: "Black" }],
  });
});

it("a refusal finds its field, by its place in the body or by its name; an unknown one finds none", () => {
  expect(
    [
      ["language_organizations_attributes", "1", "name"],
      ["language_organizations_attributes", "1"],
      ["name"],
      ["discription"],
      ["email"],
      ["event"],
      [],
    ].map(organizationField),
  ).toEqual(["texts.1.name", null, "texts.0.name", "texts.0.discription", "email", null, null]);
});

it("the fields in which two states differ are told in words", () => {
  const referenceData = {
    languages: [{ id: 2, name_ja: "英語", name_en: "English" }],
    prefectures: [
      { id: 26, name: "Kyoto" },
      { id: 44, name: "Chiba" },
      { id: 13, name: "Tokyo" },
    ],
    universities: [
      { id: 81, name_ja: "大分大学", name_en: "Oita University" },
      { id: 82, name_ja: "別府大学", name_en: "Beppu University" },
    ],
  } as unknown as ReferenceData;
  const empty = newOrganizationValues(2);
  const links = Object.fromEntries(
    Object.keys(empty)
      .filter((key) => key.startsWith("link_"))
      .map((key) => [key, `https://${key}`]),
  );
  const mine = { ...values, ...links, email: "a@example.com", icon_url: "/i", university_ids: ["81", "82"] };
  const told = organizationDifferences(mine, empty, referenceData, String as unknown as Texts, "en");
  expect(told.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ["organization_form.name (English)", "Tea", ""],
    ["organization_form.description (English)", "Green", ""],
    ["organization_form.email", "a@example.com", ""],
    ["organization_form.phone_num", "097", ""],
    ["organization_form.prefecture_ids", "Chiba, Kyoto", ""],
    ["organization_form.university_ids", "Beppu University, Oita University", ""],
    ["organization_form.answers_kept_days", "90", "180"],
    ["organization_form.aims (Japanese)", "なし", ""],
    ["organization_form.link_official_site", "https://link_official_site", ""],
    ["organization_form.link_instagram", "https://link_instagram", ""],
    ["organization_form.link_x", "https://link_x", ""],
    ["organization_form.link_facebook", "https://link_facebook", ""],
    ["organization_form.link_line", "https://link_line", ""],
    ["organization_form.link_wechat", "https://link_wechat", ""],
    ["organization_form.icon", "conflict.own_picture", ""],
    ["organization_form.header", "conflict.own_picture", ""],
  ]);
  const unknown = { ...empty, prefecture_ids: ["99"] };
  expect(organizationDifferences(unknown, empty, referenceData, String as unknown as Texts, "en")).toEqual(
    [],
  );
  expect(organizationDifferences(mine, mine, referenceData, String as unknown as Texts, "en")).toEqual([]);
});
