import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const applicant = await makeUser(db);
let eventId: number;
beforeEach(async () => {
  eventId = await makeEvent(db, { owner });
});

const apply = (application: object, as = applicant.session) =>
  api(`POST /events/${eventId}/applications/apply`, { as, body: { application } });
const cancel = () => api(`PUT /events/${eventId}/applications/cancell`, { as: applicant.session });
const sources = async () =>
  (await api(`GET /events/${eventId}/figures`, { as: organizer.session })).body.data.sources;

it("an application is counted by the source of the visit that led to it, until somebody came and after", async () => {
  expect((await apply({ source: "poster" })).status).toBe(200);
  expect(await sources()).toEqual([{ source: "poster", views: 0, applications: 1, attended: 0 }]);
  const { id: application_id } = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("attendances")
    .values({ application_id, event_id: eventId, checked_in_at: new Date() })
    .execute();
  expect(await sources()).toEqual([{ source: "poster", views: 0, applications: 1, attended: 1 }]);
});

it("applying twice and other answers leave it, and whoever applies anew has a new one", async () => {
  await apply({ source: "poster" });
  await apply({ source: "mail" });
  await apply({ accommodation: null, source: "search" });
  expect(await sources()).toEqual([{ source: "poster", views: 0, applications: 1, attended: 0 }]);
  await cancel();
  expect(await sources()).toEqual([{ source: "poster", views: 0, applications: 1, attended: 0 }]);
  await apply({ source: "social" });
  expect(await sources()).toEqual([{ source: "social", views: 0, applications: 1, attended: 0 }]);
  await cancel();
  await apply({});
  expect(await sources()).toEqual([{ source: null, views: 0, applications: 1, attended: 0 }]);
});

it.each(["", "two words", "x".repeat(41), 7])(
  "another than 40 letters, digits, - and _ is refused: %s",
  async (source) => {
    const { status, body } = await apply({ source });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["source"]]);
    expect(await sources()).toEqual([]);
  },
);

it("managers see it with nobody, and it goes with the account", async () => {
  const leaving = await makeUser(db);
  await apply({ source: "only-for-this" }, leaving.session);
  for (const call of ["participants", "overview", "applications/own"] as const) {
    const as = call === "applications/own" ? leaving.session : organizer.session;
    const answer = await api(`GET /events/${eventId}/${call}`, { as });
    expect([answer.status, JSON.stringify(answer.body).includes("only-for-this")]).toEqual([200, false]);
  }
  const event = await api(`GET /events/${eventId}`, { as: organizer.session });
  expect(JSON.stringify(event.body)).not.toContain("only-for-this");
  expect((await api("DELETE /auth", { as: leaving.session })).status).toBe(200);
  expect(await sources()).toEqual([{ source: null, views: 0, applications: 1, attended: 0 }]);
});
