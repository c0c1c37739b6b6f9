import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
clock.set(new Date("2026-11-27T18:05:30+09:00"));

const as = organizer.session;
const add = (eventId: number, body: object) => api(`POST /events/${eventId}/walk_ins`, { as, body });
const list = async (eventId: number) => (await api(`GET /events/${eventId}/walk_ins`, { as })).body.data;

it("somebody who came without having applied is written down once, however often it is sent", async () => {
  const eventId = await makeEvent(db, { owner, columns: { max_participant_num: 1 } });
  const sent = { nonce: randomUUID(), name: " Kim  Min ", note: "友達と" };
  const [first, again] = await Promise.all([add(eventId, sent), add(eventId, sent)]);
  expect(first.body.data).toEqual({
    id: expect.any(Number),
    name: "Kim  Min",
    note: "友達と",
    created_at: "2026-11-27T18:05:30.000+09:00",
  });
  expect(again.body.data).toEqual(first.body.data);
  await add(eventId, { nonce: randomUUID(), name: "Kim Min" });
  expect(await list(eventId)).toMatchObject([{ note: "友達と" }, { note: "" }]);
  const { body } = await api(`GET /events/${eventId}/check_ins/figures`, { as });
  expect(body.data).toEqual({
    expected: 0,
    checked_in: 0,
    walk_ins: 2,
    arrivals: [{ minute: "2026-11-27T18:05:00.000+09:00", count: 2 }],
    version: expect.any(String),
  });
  const { body: detail } = await api(`GET /events/${eventId}`, { as });
  expect([detail.data.applications_count, detail.data.is_full]).toEqual([0, false]);
});

it("one that is removed is forgotten, and does not come back when a device sends it once more", async () => {
  const eventId = await makeEvent(db, { owner });
  const sent = { nonce: randomUUID(), name: "間違い", note: "x" };
  const { id } = (await add(eventId, sent)).body.data;
  const remove = (event: number) => api(`DELETE /events/${event}/walk_ins/${id}`, { as });
  const other = await makeEvent(db, { owner });
  expect((await remove(other)).status).toBe(404);
  for (const _ of [1, 2]) expect((await remove(eventId)).status).toBe(200);
  expect((await add(eventId, sent)).status).toBe(200);
  expect(await list(eventId)).toEqual([]);
  const rows = await db.selectFrom("walk_ins").select(["name", "note"]).where("id", "=", id).execute();
  expect(rows).toEqual([{ name: "", note: "" }]);
});

it("needs a name and a nonce, and says of which field it complains", async () => {
  const eventId = await makeEvent(db, { owner });
  const nonce = randomUUID();
  const refused = async (body: object) => Object.keys((await add(eventId, body)).body.errors);
  expect(await refused({ nonce, name: " " })).toEqual(["name"]);
  expect(await refused({ nonce, name: "x".repeat(201) })).toEqual(["name"]);
  expect(await refused({ nonce, name: "x", note: "x".repeat(501) })).toEqual(["note"]);
  expect(await refused({ nonce: "1", name: "x" })).toEqual(["nonce"]);
  expect(await refused({})).toEqual(["nonce", "name"]);
});
