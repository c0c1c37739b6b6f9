import { expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { disclosureFields, isDisclosed, mergeDisclosure, untoldFields } from "./disclosure.ts";

const { api, db } = await startTestServer();

const all = Object.fromEntries(disclosureFields.map((field) => [field, { ja: "なし" }]));

it("an organization is disclosed where all five are told, each in one language at least", () => {
  expect(isDisclosed(all)).toBe(true);
  expect(isDisclosed({ ...all, aims: { en: "None" } })).toBe(true);
  expect(isDisclosed({ ...all, aims: {} })).toBe(false);
  expect(untoldFields({ ...all, aims: { ja: "" }, membership_fee: {} })).toEqual(["membership_fee", "aims"]);
  expect(untoldFields({})).toEqual(disclosureFields);
});

it("an update changes only the texts that are sent; null and an empty text take one away", () => {
  const stored = { aims: { ja: "なし", en: "None" }, regular_place: { en: "Room 5" } };
  expect(mergeDisclosure(stored, {})).toEqual(stored);
  expect(mergeDisclosure(stored, { aims: { en: "Sales" } })).toEqual({
    ...stored,
    aims: { ja: "なし", en: "Sales" },
  });
  expect(mergeDisclosure(stored, { aims: { en: null }, regular_place: { en: "" } })).toEqual({
    aims: { ja: "なし" },
  });
});

it("is written with the organization, merges, and is there for everybody", async () => {
  const user = await makeUser(db);
  const sent = {
    email: "tea@example.com",
    language_organizations_attributes: [{ language_id: 1, name: "茶の会" }],
    disclosure: { representative: { ja: " 代表 茶山 ", en: "" } },
  };
  const made = await api("POST /organizations/create", { as: user.session, body: { organization: sent } });
  const { id, disclosure, is_disclosed } = made.body.data;
  expect(disclosure.representative).toEqual({ ja: "代表 茶山", en: null });
  expect(disclosure.aims).toEqual({ ja: null, en: null });
  expect(is_disclosed).toBe(false);
  const others = disclosureFields.filter((field) => field !== "representative");
  const update = (body: object) =>
    api(`PUT /organizations/${id}/update`, { as: user.session, body: { organization: body } });
  const told = await update({
    disclosure: Object.fromEntries(others.map((field) => [field, { en: "None" }])),
  });
  expect(told.body.data.is_disclosed).toBe(true);
  expect((await update({ phone_num: "1" })).body.data.is_disclosed).toBe(true);
  const seen = await api(`GET /organizations/${id}`);
  expect(seen.body.data).toMatchObject({
    is_disclosed: true,
    disclosure: { representative: { ja: "代表 茶山", en: null }, aims: { ja: null, en: "None" } },
  });
  const cleared = await update({ disclosure: { representative: { ja: null } } });
  expect(cleared.body.data).toMatchObject({
    is_disclosed: false,
    disclosure: { representative: { ja: null } },
  });
});

it("a text has at most 500 characters, and the field is named where it has more", async () => {
  const user = await makeUser(db);
  const id = await makeOrganization(db, { members: [user.id] });
  const tell = (text: unknown) =>
    api(`PUT /organizations/${id}/update`, {
      as: user.session,
      body: { organization: { disclosure: { aims: { en: text } } } },
    });
  expect((await tell("a".repeat(500))).status).toBe(200);
  const long = await tell("a".repeat(501));
  expect(long.status).toBe(422);
  expect(long.body.errors).toEqual({ aims: ["is too long (at most 500 characters)"] });
  for (const wrong of [5, {}, ["a"]]) expect((await tell(wrong)).status).toBe(422);
});
