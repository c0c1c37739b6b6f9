import { describe, expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const member = await makeUser(db);
const stranger = await makeUser(db);

const entry = { language_id: 2, name: "Culture Club", discription: "We cook.", is_main: true };
const create = (organization: unknown, as: Record<string, string> | null = member.session) =>
  api("POST /organizations/create", { as, body: { organization } });
const update = (id: number, organization: unknown, language: "en" | "ja" = "en") =>
  api(`PUT /organizations/${id}/update`, { as: member.session, body: { organization }, language });

async function organizationCount() {
  const { count } = await db
    .selectFrom("organizations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

describe("creating an organization", () => {
  it("makes the creator its first member and ignores is_hf", async () => {
    const { status, body } = await create({
      email: " Club@Example.com ",
      phone_num: "",
      is_hf: true,
      link_x: "https://x.com/club",
      prefecture_ids: [44, 44],
      university_ids: [81],
      language_organizations_attributes: [entry],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: "Club@Example.com",
      phone_num: null,
      is_hf: false,
      link_x: "https://x.com/club",
      prefecture_ids: [44],
      university_ids: [81],
      organizer_ids: [member.id],
      organization_name: "Culture Club",
      language_organizations: [{ ...entry, id: expect.any(Number) }],
    });
    const { body: shown } = await api(`GET /organizations/${body.data.id}`, { as: member.session });
    expect(shown.data).toEqual(body.data);
  });

  it.each([
    [
      "no name",
      { language_organizations_attributes: [{ ...entry, name: " " }] },
      { name: ["Name is required."] },
    ],
    ["no entry", { language_organizations_attributes: [] }, { name: ["Name is required."] }],
    [
      "no keys at all",
      { language_organizations_attributes: undefined, email: undefined },
      { name: ["Name is required."], email: ["can't be blank"] },
    ],
    [
      "an entry without a name, and no e-mail address",
      { language_organizations_attributes: [{ language_id: 2 }], email: "" },
      { name: ["Name is required."], email: ["can't be blank"] },
    ],
    [
      "null for a name",
      { language_organizations_attributes: [{ ...entry, name: null }] },
      { name: ["Name is required."] },
    ],
    ["no e-mail address", { email: "" }, { email: ["can't be blank"] }],
    ["no e-mail key", { email: undefined }, { email: ["can't be blank"] }],
    ["a wrong e-mail address", { email: "club@" }, { email: ["E-mail must be valid"] }],
    [
      "nothing at all",
      { language_organizations_attributes: [{ ...entry, name: "" }], email: "" },
      { name: ["Name is required."], email: ["can't be blank"] },
    ],
    [
      "two languages",
      { language_organizations_attributes: [entry, { ...entry, language_id: 1 }] },
      { language_organizations: ["must begin with exactly one language"] },
    ],
    [
      "an unknown language",
      { language_organizations_attributes: [{ ...entry, language_id: 9999 }] },
      { language_id: ["was not found"] },
    ],
    ["an unknown prefecture", { prefecture_ids: [48] }, { prefecture_ids: ["was not found"] }],
    [
      "a university elsewhere",
      { prefecture_ids: [44], university_ids: [22] },
      { university_ids: ["must be in the main prefectures"] },
    ],
    [
      "a script for a link",
      { link_line: "javascript:alert(1)" },
      { link_line: ["must be a web address that starts with http:// or https://"] },
    ],
    ["NUL in a text", { phone_num: "0\u00001" }, { phone_num: ["is not valid"] }],
    [
      "a long name",
      { language_organizations_attributes: [{ ...entry, name: "a".repeat(256) }] },
      { name: ["is too long (at most 255 characters)"] },
    ],
  ])("is refused with %s, and nothing is written", async (_, wrong, errors) => {
    const before = await organizationCount();
    const organization = { email: "a@example.com", language_organizations_attributes: [entry], ...wrong };
    const { status, body } = await create(organization);
    expect([status, body]).toEqual([422, { errors }]);
    expect(Object.keys(body.errors)).toEqual(Object.keys(errors));
    expect(await organizationCount()).toBe(before);
  });

  it("needs a login and the root key", async () => {
    expect((await create({}, null)).status).toBe(401);
    const { status, body } = await api("POST /organizations/create", { as: member.session, body: {} });
    expect([status, body]).toEqual([400, { errors: { request: ["is not valid"] } }]);
  });
});

describe("updating an organization", () => {
  const made = () =>
    makeOrganization(db, { name: "Club", members: [member.id], prefectures: [44], universities: [81] });
  const entriesOf = async (id: number) =>
    (await api(`GET /organizations/${id}`, { as: member.session })).body.data.language_organizations;

  it("changes only the keys that are sent", async () => {
    const id = await made();
    const { status, body } = await update(id, { link_facebook: "https://fb.com/c", id: 1, unknown: true });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      link_facebook: "https://fb.com/c",
      organization_name: "Club",
      prefecture_ids: [44],
      university_ids: [81],
      lock_version: 1,
    });
    const cleared = await update(id, { link_facebook: "", prefecture_ids: [], university_ids: [] });
    expect(cleared.body.data).toMatchObject({ link_facebook: null, prefecture_ids: [], university_ids: [] });
  });

  it("keeps universities that were chosen before their prefecture was left", async () => {
    const id = await made();
    const stored = await update(id, { prefecture_ids: [13], university_ids: [81, 22] });
    expect(stored.body.data).toMatchObject({ prefecture_ids: [13], university_ids: [81, 22] });
    const added = await update(id, { university_ids: [81, 22, 184] });
    expect(added.body.errors).toEqual({ university_ids: ["must be in the main prefectures"] });
  });

  it("adds, changes and removes the second language; entries left out stay", async () => {
    const id = await made();
    const [main] = await entriesOf(id);
    await update(id, {
      language_organizations_attributes: [{ language_id: 1, name: "部", discription: "料理" }],
    });
    expect(await entriesOf(id)).toEqual([
      main,
      { id: expect.any(Number), language_id: 1, name: "部", discription: "料理", is_main: false },
    ]);
    const [, second] = await entriesOf(id);
    await update(id, { language_organizations_attributes: [{ id: second.id, name: "料理部" }] });
    expect(await entriesOf(id)).toEqual([main, { ...second, name: "料理部" }]);
    await update(id, { language_organizations_attributes: [{ id: second.id, name: "", _destroy: true }] });
    expect(await entriesOf(id)).toEqual([main]);
  });

  it("lets the two languages trade the main place, with their ids", async () => {
    const id = await made();
    await update(id, { language_organizations_attributes: [{ language_id: 1, name: "部" }] });
    const [main, second] = await entriesOf(id);
    const { status } = await update(id, {
      language_organizations_attributes: [
        { id: main.id, is_main: false },
        { id: second.id, is_main: true },
      ],
    });
    expect(status).toBe(200);
    expect(await entriesOf(id)).toEqual([
      { ...second, is_main: true },
      { ...main, is_main: false },
    ]);
  });

  it.each([
    [
      "the main language removed",
      [{ language_id: 2, _destroy: true }],
      { language_organizations: ["can't lose the main language"] },
    ],
    [
      "no main language",
      [{ language_id: 2, is_main: false }],
      { language_organizations: ["must have exactly one main language"] },
    ],
    [
      "three languages",
      [
        { language_id: 1, name: "a" },
        { language_id: 3, name: "b" },
      ],
      { language_organizations: ["can have at most two languages"] },
    ],
    ["a second language without a name", [{ language_id: 1 }], { name: ["Name is required."] }],
    ["a blank name", [{ language_id: 2, name: "" }], { name: ["Name is required."] }],
    ["an unknown language", [{ language_id: 999, name: "a" }], { language_id: ["was not found"] }],
  ])("is refused with %s, and nothing is written", async (_, language_organizations_attributes, errors) => {
    const id = await made();
    const before = await entriesOf(id);
    const { status, body } = await update(id, {
      language_organizations_attributes,
      link_x: "https://x.com/never",
    });
    expect([status, body]).toEqual([422, { errors }]);
    expect(await entriesOf(id)).toEqual(before);
    expect((await api(`GET /organizations/${id}`)).body.data.link_x).toBeNull();
  });

  it("does not take another organization's language entry", async () => {
    const [id, foreign] = [await made(), await made()];
    const [entryOfOther] = await entriesOf(foreign);
    const { status, body } = await update(id, {
      language_organizations_attributes: [{ id: entryOfOther.id, name: "Mine now" }],
    });
    expect([status, body]).toEqual([404, { errors: { language_organization: ["was not found"] } }]);
    expect(await entriesOf(foreign)).toEqual([entryOfOther]);
  });

  it("with an old lock_version answers 409 with the organization as it is, and writes nothing", async () => {
    const id = await made();
    await update(id, { link_x: "https://x.com/first", lock_version: 0 });
    const { status, body } = await update(id, { link_x: "https://x.com/second", lock_version: 0 });
    expect(status).toBe(409);
    expect(body.errors).toEqual({ organization: ["was changed by someone else"] });
    expect(body.data).toMatchObject({ id, link_x: "https://x.com/first", lock_version: 1 });
    const won = await Promise.all(
      ["a", "b", "c"].map((name) => update(id, { link_x: `https://x.com/${name}`, lock_version: 1 })),
    );
    expect(won.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it("tells what is wrong in the caller's language", async () => {
    const { body } = await update(await made(), { email: "" }, "ja");
    expect(body).toEqual({ errors: { email: ["を入力してください"] } });
  });

  it("is for its organizers: 401, 404, 403 in this order", async () => {
    const id = await made();
    const body = { organization: { email: "" } };
    expect((await api("PUT /organizations/999999/update", { body })).status).toBe(401);
    expect((await api("PUT /organizations/999999/update", { body, as: stranger.session })).status).toBe(404);
    const refused = await api(`PUT /organizations/${id}/update`, { body, as: stranger.session });
    expect([refused.status, refused.body]).toEqual([
      403,
      { errors: { user: ["is not allowed to do this"] } },
    ]);
  });
});

describe("adding a language", () => {
  const add = (body: unknown, as: Record<string, string> | null = member.session) =>
    api("POST /language_organizations/create", { as, body });

  it("makes a blank entry that only organizers see, once however often it is asked for", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    const answers = await Promise.all([1, 2, 3].map(() => add({ organization_id: id, language_id: 1 })));
    const [first] = answers;
    expect(first?.body.data).toEqual({
      id: expect.any(Number),
      language_id: 1,
      name: "",
      discription: "",
      is_main: false,
    });
    for (const { body } of answers) expect(body.data).toEqual(first?.body.data);
    expect((await api(`GET /organizations/${id}`)).body.data.language_organizations).toHaveLength(1);
    const mine = await api(`GET /organizations/${id}`, { as: member.session });
    expect(mine.body.data.language_organizations).toHaveLength(2);
    const third = await add({ organization_id: id, language_id: 3 });
    expect([third.status, third.body]).toEqual([
      422,
      { errors: { language_id: ["can't be added: two languages at most"] } },
    ]);
  });

  it("is refused without organization, with an unknown language, and to others", async () => {
    const id = await makeOrganization(db, { members: [member.id] });
    expect((await add({ language_id: 1 })).body).toEqual({ errors: { organization_id: ["can't be blank"] } });
    expect((await add({ organization_id: id, language_id: 999 })).body).toEqual({
      errors: { language_id: ["was not found"] },
    });
    expect((await add({ organization_id: id })).body).toEqual({
      errors: { language_id: ["can't be blank"] },
    });
    expect((await add({ organization_id: "x", language_id: 1 })).status).toBe(404);
    expect((await add({ organization_id: 999999, language_id: 1 })).status).toBe(404);
    expect((await add({ organization_id: id, language_id: 1 }, stranger.session)).status).toBe(403);
    expect((await add({ organization_id: id, language_id: 1 }, null)).status).toBe(401);
  });
});
