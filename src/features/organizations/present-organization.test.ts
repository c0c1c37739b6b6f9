import { describe, expect, it } from "vitest";
import { presentDisclosure } from "./disclosure/disclosure.ts";
import type { OrganizationRow } from "./organization-rows.server.ts";
import { presentOrganization, type Reader } from "./present-organization.server.ts";

const text = (language_id: number, name: string, is_main = false) => ({
  id: language_id,
  language_id,
  name,
  description: "We drink tea.",
  is_main,
  organization_id: 9,
});
const plain = {
  id: 9,
  is_hf: false,
  link_instagram: "https://i.example",
  link_wechat: null,
  link_facebook: null,
  link_line: null,
  link_x: "https://x.example",
  link_official_site: null,
  universities: [{ id: 81, name_ja: "大分大学", name_en: "Oita University" }],
  recognitions: [],
  lock_version: 3,
};
const row = {
  ...plain,
  disclosure: { aims: { ja: "なし" } },
  icon_url: "images/a.webp",
  header_url: null,
  email: "circle@example.com",
  phone_num: "097",
  members: [
    { user_id: 11, role: "editor" },
    { user_id: 12, role: "admin" },
    { user_id: 13, role: "door" },
  ],
  prefectures: [{ id: 26, names: { ja: "大分県", en: "Oita" } }],
  texts: [text(2, "Tea Circle", true), text(1, "")],
} as unknown as OrganizationRow;
const reader = {
  language: "en",
  userId: null,
  settings: { publicUrl: "https://tsudoi.test", s3: null },
} as unknown as Reader;

describe("an organization goes out", () => {
  it("to visitors without its contacts and without a language that waits to be filled in", () => {
    expect(presentOrganization(row, reader)).toEqual({
      ...plain,
      disclosure: presentDisclosure({ aims: { ja: "なし" } }),
      is_disclosed: false,
      icon_url: "https://tsudoi.test/uploads/images/a.webp",
      header_url: null,
      email: null,
      phone_num: null,
      prefecture_ids: [26],
      university_ids: [81],
      prefectures: [{ id: 26, name: "Oita" }],
      organizer_ids: [11, 12],
      organization_name: "Tea Circle",
      language_organizations: [
        { id: 2, language_id: 2, name: "Tea Circle", discription: "We drink tea.", is_main: true },
      ],
    });
    expect(presentOrganization(row, { ...reader, userId: 13 })).toEqual(presentOrganization(row, reader));
  });

  it("to its organizers whole", () => {
    const shown = presentOrganization(row, { ...reader, userId: 12 });
    expect(shown).toMatchObject({ email: "circle@example.com", phone_num: "097" });
    expect(shown.language_organizations.map(({ name }) => name)).toEqual(["Tea Circle", ""]);
  });

  it("with every text that has a name, and its main one in any case", () => {
    const texts = [text(2, "", true), text(1, "茶道部")];
    const shown = presentOrganization({ ...row, texts } as unknown as OrganizationRow, reader);
    expect(shown.language_organizations.map(({ name }) => name)).toEqual(["", "茶道部"]);
  });
});
