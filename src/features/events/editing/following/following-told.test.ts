import { expect, it } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser, makeUsers } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";

const { api, db } = await startTestServer({ RATE_LIMITS: "on" });
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const as = organizer.session;

async function series(copies: number, columns: object = {}): Promise<number[]> {
  const id = await makeEvent(db, { owner, columns: { max_participant_num: 1, ...columns } });
  await inEnglish(id);
  const weeks = Array.from({ length: copies }, (_, week) => Date.UTC(2026, 11, 4, 9) + week * 7 * 86_400_000);
  const ids = [id];
  while (weeks.length > 0) {
    const start_at = weeks.splice(0, 52).map((week) => new Date(week).toISOString());
    const { body } = await api(`POST /events/${id}/duplicate`, { as, body: { start_at } });
    ids.push(...body.data.map((copy: { id: number }) => copy.id));
  }
  await db.updateTable("events").set({ is_published: true }).where("id", "in", ids).execute();
  return ids;
}
const inEnglish = (id: number) =>
  api(`PUT /events/${id}/update`, { as, body: { event: { used_language_ids: [2] } } });
const preview = async (id: number, event: object) =>
  (await api(`POST /events/${id}/following/preview`, { as, body: { event } })).body.data;
const follow = async (id: number, event: object) =>
  (await api(`PUT /events/${id}/following`, { as, body: { event } })).body.data;
const apply = (id: number, { session }: MadeUser) =>
  api(`POST /events/${id}/applications/apply`, { as: session, body: {} });
const withdraw = (id: number, { session }: MadeUser) =>
  api(`PUT /events/${id}/applications/cancell`, { as: session });
// biome-ignore lint/suspicious/noExplicitAny: an answer as the wire has it
const given = (answer: any) =>
  answer.following.map(
    // biome-ignore lint/suspicious/noExplicitAny: as above
    ({ id, promoted_count, offered_count }: any) => [id, promoted_count, offered_count],
  );

it("how many of those who wait in a following event get a place is told before, and done after", async () => {
  const [first = 0, second = 0, third = 0] = await series(2, { has_waiting_list: true });
  const people = await makeUsers(db, 3);
  for (const person of people) await apply(second, person);
  await db
    .updateTable("events")
    .set({ promote_until_at: "2026-11-20T00:00:00+09:00" })
    .where("id", "=", third)
    .execute();
  for (const person of people.slice(1)) await apply(third, person);
  const expected = [
    [second, 2, 0],
    [third, 0, 1],
  ];
  expect(given(await preview(first, { max_participant_num: 5 }))).toEqual(expected);
  expect(given(await preview(first, { fee: 100 }))).toEqual([
    [second, 0, 0],
    [third, 0, 0],
  ]);
  expect(given(await follow(first, { max_participant_num: 5 }))).toEqual(expected);
});

it("who is told of a draw alone is counted apart", async () => {
  const draw = { selection: "lottery", lottery_at: "2026-11-26T20:00:00+09:00" };
  const [first = 0, second = 0, third = 0] = await series(2, draw);
  const [one, both] = await makeUsers(db, 2);
  if (!one || !both) throw new Error("two people");
  for (const [id, person] of [
    [second, one],
    [second, both],
    [third, both],
  ] as const)
    await apply(id, person);
  const found = await preview(first, { lottery_at: "2026-11-26 21:00" });
  expect([found.told_count, found.told_of_draw_count]).toEqual([1, 1]);
});

it("who has withdrawn meanwhile is not told of what waits of an earlier save", async () => {
  const [first = 0, second = 0, third = 0] = await series(2);
  const person = await makeUser(db);
  for (const id of [second, third]) await apply(id, person);
  expect((await follow(first, { start_at: "2026-11-27 19:00" })).told_count).toBe(1);
  for (const id of [second, third]) await withdraw(id, person);
  expect((await follow(first, { start_at: "2026-11-27 20:00" })).told_count).toBe(0);
});

it("as many follow as are copied at once", async () => {
  const [first = 0] = await series(54);
  expect((await api(`GET /events/${first}/following`, { as })).body.data).toHaveLength(52);
  expect((await preview(first, { fee: 100 })).following).toHaveLength(52);
});

it("60 saves an hour, and 300 previews", async () => {
  const other = await makeUser(db);
  const owned = await makeOrganization(db, { members: [organizer.id, other.id] });
  const id = await makeEvent(db, { owner: owned });
  await inEnglish(id);
  const times = async (count: number, call: string) => {
    const statuses = new Set<number>();
    for (let n = 0; n < count; n += 1) {
      statuses.add((await api(call as "PUT /", { as: other.session, body: { event: {} } })).status);
    }
    return [...statuses];
  };
  expect(await times(60, `PUT /events/${id}/following`)).toEqual([200]);
  expect(await times(1, `PUT /events/${id}/following`)).toEqual([429]);
  expect(await times(300, `POST /events/${id}/following/preview`)).toEqual([200]);
  expect(await times(1, `POST /events/${id}/following/preview`)).toEqual([429]);
});
