import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true, first_name: "Team", last_name: "Member" });
const person = async (columns: Parameters<typeof makeUser>[1]) => (await makeUser(db, columns)).id;
const haruka = await person({
  first_name: "遥",
  last_name: "見本",
  last_name_reading: "みほん",
  first_name_reading: "ハルカ",
});
const jose = await person({
  first_name: "José María",
  last_name: "Núñez",
  email: "Jose.N@kyoto.example.com",
});
const guest = { email: null, password_hash: null, is_guest: true };
await db
  .insertInto("users")
  .values({ first_name: "遥", last_name: "見本", ...guest })
  .execute();

const ids = async (call: `GET /uniteam/${string}`) =>
  (await api(call, { as: team.session })).body.data.map(({ id }: { id: number }) => id);
const people = (q: string) => ids(`GET /uniteam/users?${new URLSearchParams({ q })}`);
const organizations = (q: string) => ids(`GET /uniteam/organizations?${new URLSearchParams({ q })}`);
const events = (q: string) => ids(`GET /uniteam/events?${new URLSearchParams({ q })}`);

it.each([
  ["見本 遥", [haruka]],
  ["遥　見本", [haruka]],
  ["見本遥", [haruka]],
  ["ミホン", [haruka]],
  ["みほんはる", [haruka]],
  ["はるか", [haruka]],
  ["jose.n@KYOTO", [jose]],
  ["ｊｏｓｅ nunez", [jose]],
  ["maria", [jose]],
  ["本", []],
  ["' & ! | :* \\", []],
  ["%", []],
  ["/events/1", []],
])(
  "people are found by the beginning of names, readings and address, whatever the case, width and kana: %s",
  async (q, found) => {
    expect(await people(q)).toEqual(found);
  },
);

it("a person's row tells what is needed to decide, and never more than twenty are shown", async () => {
  const owner = await makeOrganization(db, { members: [jose], name: "Chess Club" });
  await makeEvent(db, { owner, title: "Chess Evening", applicants: [jose] });
  const { body } = await api("GET /uniteam/users?q=jose", { as: team.session });
  expect(body.data[0]).toMatchObject({
    email: "Jose.N@kyoto.example.com",
    is_confirmed: false,
    is_uniteam: false,
    blocked_at: null,
    applications_ahead_count: 1,
    organizations: [{ id: owner, organization_name: "Chess Club", role: "admin", has_active_admin: true }],
  });
  expect(body.data[0]).not.toHaveProperty("password_hash");
  for (let more = 0; more < 21; more += 1) await person({ last_name: "Sameness" });
  expect(await people("sameness")).toHaveLength(20);
});

it("events are found whoever may see them, by title, number and any address of theirs or of their organization", async () => {
  const owner = await makeOrganization(db, { name: "Tea Circle 100%" });
  const draft = await makeEvent(db, { owner, title: "Autumn Tea!", columns: { is_published: false } });
  const held = await makeEvent(db, { owner, title: "Winter Tea" });
  await api(`PUT /uniteam/events/${held}/hold`, { as: team.session, body: { reason: "Reported." } });
  expect(await events("autumn-TEA")).toEqual([draft]);
  expect((await events("tea")).toSorted()).toEqual([draft, held].toSorted());
  for (const q of [
    `#${draft}`,
    `/events/${draft}`,
    `https://tsudoi.example/events/${draft}?lang=ja`,
    `https://tsudoi.example/manage/events/${draft}/participants`,
  ]) {
    expect(await events(q)).toEqual([draft]);
  }
  expect((await events(`/organizations/${owner}`)).toSorted()).toEqual([draft, held].toSorted());
  expect(await organizations(`https://tsudoi.example/events/${draft}`)).toEqual([owner]);
  expect(await organizations(`/organizations/${owner}`)).toEqual([owner]);
  expect(await organizations("circle 100%")).toEqual([owner]);
  expect(await organizations("100_")).toEqual([]);
  const { body } = await api(`GET /uniteam/events?q=${held}`, { as: team.session });
  expect(body.data[0]).toMatchObject({
    state: "coming",
    hold_reason: "Reported.",
    is_owner_suspended: false,
  });
});

it("without words those stand there who are blocked, held and suspended", async () => {
  const owner = await makeOrganization(db);
  const own = await makeEvent(db, { owner, title: "Sale" });
  await api(`PUT /uniteam/organizations/${owner}/suspend`, { as: team.session, body: { reason: "Sold." } });
  await api(`PUT /uniteam/users/${haruka}/block`, { as: team.session, body: { reason: "Sold." } });
  expect(await people("")).toEqual([haruka]);
  expect(await organizations("")).toEqual([owner]);
  expect(await events("")).not.toContain(own);
  const { body } = await api(`GET /uniteam/events?q=${own}`, { as: team.session });
  expect(body.data[0]).toMatchObject({ state: "coming", held_at: null, is_owner_suspended: true });
});

it.each(["a".repeat(301), "\u0000"])("what is too long or no text is refused", async (q) => {
  const { status } = await api(`GET /uniteam/users?${new URLSearchParams({ q })}`, { as: team.session });
  expect(status).toBe(422);
});
