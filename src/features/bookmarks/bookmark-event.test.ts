import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const manager = await makeUser(db);
const owner = await makeOrganization(db, { members: [manager.id] });
type Session = Record<string, string>;
const keep = (id: number, as: Session) => api(`PUT /events/${id}/bookmark`, { as });
const drop = (id: number, as: Session) => api(`DELETE /events/${id}/bookmark`, { as });
const hide = (id: number, is_published: boolean) =>
  db.updateTable("events").set({ is_published }).where("id", "=", id).execute();
const bookmarksOf = async (as: Session): Promise<number[]> =>
  (await api("GET /users/own/bookmarks", { as })).body.data.map(({ id }: { id: number }) => id);
const marksOf = async (as: Session) => (await api("GET /users/own/event_marks", { as })).body.data;

it("an event is bookmarked once and taken away once, however often it is asked for", async () => {
  const { session } = await makeUser(db);
  const id = await makeEvent(db, { owner });
  for (const _ of [1, 2]) {
    const { status, body } = await keep(id, session);
    expect([status, body.data]).toEqual([200, { event_id: id, is_bookmarked: true }]);
  }
  expect(await bookmarksOf(session)).toEqual([id]);
  for (const _ of [1, 2]) {
    const { status, body } = await drop(id, session);
    expect([status, body.data]).toEqual([200, { event_id: id, is_bookmarked: false }]);
  }
  expect(await bookmarksOf(session)).toEqual([]);
});

it("bookmarks are whole events, the last bookmarked first, each person's own, past events too", async () => {
  const { session } = await makeUser(db);
  const other = await makeUser(db);
  const [first, second] = [await makeEvent(db, { owner }), await makeEvent(db, { owner })];
  await keep(first, session);
  clock.set("2026-11-20T12:00:01+09:00");
  await keep(second, session);
  clock.set("2026-12-24T12:00:00+09:00");
  const { body } = await api("GET /users/own/bookmarks", { as: session });
  clock.set(testNow);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  const [listed] = (await api(`GET /organizations/${owner}/events`)).body.data;
  expect(Object.keys(body.data[1])).toEqual(Object.keys(listed));
  expect(await bookmarksOf(other.session)).toEqual([]);
});

it("an event that is not there, or hidden, cannot be bookmarked, not even by its managers", async () => {
  const { session } = await makeUser(db);
  const hidden = await makeEvent(db, { owner, columns: { is_published: false } });
  for (const id of [hidden, 999_999]) {
    for (const call of [keep, drop]) {
      const { status, body } = await call(id, session);
      expect([status, body]).toEqual([404, { errors: { event: ["was not found"] } }]);
    }
  }
  expect((await keep(hidden, manager.session)).status).toBe(404);
});

it("a bookmarked event that is hidden is left out until it is shown again, and can be taken away meanwhile", async () => {
  const { session } = await makeUser(db);
  const ids = [await makeEvent(db, { owner }), await makeEvent(db, { owner })];
  const [first = 0, second = 0] = ids;
  for (const id of ids) {
    await keep(id, session);
    await hide(id, false);
  }
  expect(await bookmarksOf(session)).toEqual([]);
  expect((await drop(first, session)).status).toBe(200);
  for (const id of ids) await hide(id, true);
  expect(await bookmarksOf(session)).toEqual([second]);
});

it("a removed event takes its bookmarks with it", async () => {
  const { session } = await makeUser(db);
  const id = await makeEvent(db, { owner });
  await keep(id, session);
  expect((await api(`DELETE /events/${id}`, { as: manager.session })).status).toBe(200);
  expect(await bookmarksOf(session)).toEqual([]);
});

it("the marks of lists are ids of what is bookmarked, and how what one has applied to and not cancelled stands", async () => {
  const { session } = await makeUser(db);
  const [applied, cancelled] = [await makeEvent(db, { owner }), await makeEvent(db, { owner })];
  const chosen = await makeEvent(db, { owner, columns: { selection: "approval" } });
  expect(await marksOf(session)).toEqual({ bookmarked: [], applied: [], applications: [] });
  for (const id of [applied, cancelled, chosen]) {
    await api(`POST /events/${id}/applications/apply`, { as: session, body: {} });
  }
  await api(`PUT /events/${cancelled}/applications/cancell`, { as: session });
  await keep(cancelled, session);
  expect(await marksOf(session)).toEqual({
    bookmarked: [cancelled],
    applied: [applied, chosen],
    applications: [
      { event_id: applied, state: "confirmed" },
      { event_id: chosen, state: "under_review" },
    ],
  });
});

it("nobody has more than 500 bookmarks", async () => {
  const { id: user_id, session } = await makeUser(db);
  const event = await makeEvent(db, { owner });
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into events (start_at, max_participant_num, prefecture_id, event_purpose_id, event_format_id, owner_organization_id)
      select '2026-11-27', 30, 44, 1, 1, ${owner} from generate_series(1, 500) returning id
    ), texts as (
      insert into event_texts (event_id, language_id, title, place_name, is_main) select id, 2, 'Event', 'Hall', true from made
    ), hosts as (
      insert into event_hosts (event_id, organization_id, is_owner) select id, ${owner}, true from made
    ) select id from made`.execute(db);
  await db
    .insertInto("event_bookmarks")
    .values(rows.map(({ id }) => ({ event_id: id, user_id })))
    .execute();
  const { status, body } = await keep(event, session);
  expect([status, body]).toEqual([422, { errors: { bookmark: ["are at most 500"] } }]);
  expect((await keep(rows[0]?.id ?? 0, session)).status).toBe(200);
});
