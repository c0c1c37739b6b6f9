import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const elsewhere = await makeOrganization(db, { members: [] });
const people = await Promise.all([1, 2, 3].map(() => makeUser(db)));
const [often, once, absent] = people.map(({ id }) => id) as [number, number, number];
await db.updateTable("users").set({ university_id: null }).where("id", "in", [often, once, absent]).execute();
const { id: university } = await db
  .selectFrom("universities")
  .select("id")
  .limit(1)
  .executeTakeFirstOrThrow();
await db.updateTable("users").set({ university_id: university }).where("id", "=", often).execute();

const held = (start_at: string, applicants: number[], more: object = {}, host = owner) =>
  makeEvent(db, { owner: host, applicants, columns: { start_at, ...more } });
const first = await held("2026-09-01T18:00:00+09:00", [often]);
const checkedIn = await held("2026-10-01T23:59:00+09:00", [often, absent]);
await held("2026-11-01T00:00:00+09:00", [often, once]);
const calledOff = await held("2026-11-02T18:00:00+09:00", [once], {
  cancelled_at: "2026-11-01T12:00:00+09:00",
});
await held("2026-11-03T18:00:00+09:00", [once], {}, elsewhere);
await held("2026-12-24T18:00:00+09:00", [absent]);
const { id: application_id } = await db
  .selectFrom("applications")
  .select("id")
  .where("event_id", "=", checkedIn)
  .where("user_id", "=", often)
  .executeTakeFirstOrThrow();
const checked_in_at = "2026-10-01T23:59:00+09:00";
await db.insertInto("attendances").values({ application_id, event_id: checkedIn, checked_in_at }).execute();
await db
  .insertInto("walk_ins")
  .values({ event_id: checkedIn, nonce: crypto.randomUUID(), name: "Ren" })
  .execute();

await db.updateTable("applications").set({ source: "poster" }).where("user_id", "=", often).execute();
await db
  .updateTable("applications")
  .set({ source: null })
  .where("user_id", "=", often)
  .where("event_id", "=", checkedIn)
  .execute();
await db
  .insertInto("event_views")
  .values([
    { event_id: checkedIn, date: "2026-09-30", source: "direct", count: 2 },
    { event_id: first, date: "2026-08-30", source: "poster", count: 1 },
    { event_id: calledOff, date: "2026-10-30", source: "poster", count: 9 },
  ])
  .execute();

const figures = async (query = "") =>
  (await api(`GET /organizations/${owner}/attendance/figures${query}`, { as: organizer.session })).body;

it("people are counted once, who came again by an earlier event or several, and nobody who stayed away", async () => {
  expect((await figures()).data).toEqual({
    events: 3,
    people: 2,
    again: 1,
    visits: 4,
    walk_ins: 1,
    by_university: [
      { university: expect.objectContaining({ id: university }), people: 1, again: 1, visits: 3 },
      { university: null, people: 1, again: 0, visits: 1 },
    ],
    sources: [
      { source: "direct", views: 2, applications: 0, attended: 0 },
      { source: "poster", views: 1, applications: 2, attended: 2 },
      { source: null, views: 0, applications: 3, attended: 2 },
    ],
  });
});

it("of a time, days in Japan with both ends: who came before it came again", async () => {
  expect((await figures("?from=2026-10-01&to=2026-10-01")).data).toMatchObject({
    events: 1,
    people: 1,
    again: 1,
    walk_ins: 1,
    sources: [
      { source: "direct", views: 2, applications: 0, attended: 0 },
      { source: null, views: 0, applications: 2, attended: 1 },
    ],
  });
  expect((await figures("?to=2026-09-30")).data).toMatchObject({
    events: 1,
    people: 1,
    again: 0,
    walk_ins: 0,
  });
  expect((await figures("?from=2026-11-01")).data).toMatchObject({ events: 1, people: 2, again: 1 });
  expect((await figures("?from=2027-01-01")).data).toMatchObject({ events: 0, people: 0, by_university: [] });
});

it.each([
  ["?from=2026-02-30", { from: ["is not a day of the calendar (YYYY-MM-DD)"] }],
  ["?from=2026-11-02&to=2026-11-01", { to: ["can't be before from"] }],
])("%s is refused", async (query, errors) => expect((await figures(query)).errors).toEqual(errors));
