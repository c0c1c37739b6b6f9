import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const coHost = await makeUser(db);
const as = organizer.session;
const makeOwner = () => makeOrganization(db, { members: [organizer.id] });
const makeCoHost = () => makeOrganization(db, { members: [coHost.id] });

/** @returns the id of the guest */
async function add(eventId: number): Promise<number> {
  const body = { first_name: "Hana", last_name: "Mori", email: "hana@example.com" };
  const added = await api(`POST /events/${eventId}/applications/by_manager`, { as, body });
  return added.body.data.user_id;
}
const cancel = (eventId: number, userId: number) =>
  api(`PUT /events/${eventId}/applications/${userId}/cancel`, { as, body: {} });
const deleteOrganization = async (id: number, by = organizer) =>
  (await api(`DELETE /organizations/${id}`, { as: by.session })).status;
const known = (id: number) =>
  db.selectFrom("users").select(["last_name", "guest_email"]).where("id", "=", id).executeTakeFirst();
const erased = { last_name: "", guest_email: null };
const still = { last_name: "Mori", guest_email: "hana@example.com" };

it("what was done about a guest, and their place among the recipients of an announcement, is erased with them", async () => {
  const owner = await makeOwner();
  const [eventId, other] = [await makeEvent(db, { owner }), await makeEvent(db, { owner })];
  const guest = await add(eventId);
  const { id } = await db
    .insertInto("announcements")
    .values({ event_id: other, send_at: testNow })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("announcement_recipients").values({ announcement_id: id, user_id: guest }).execute();
  await api(`DELETE /events/${eventId}/applications/${guest}`, { as });
  const activities = db.selectFrom("activities").selectAll().where("person_id", "=", guest);
  expect(await activities.execute()).toEqual([]);
  const recipients = db.selectFrom("announcement_recipients").selectAll().where("user_id", "=", guest);
  expect(await recipients.execute()).toEqual([]);
  expect(await known(guest)).toEqual(erased);
});

it("guests of events that are removed with an organization are erased", async () => {
  const owner = await makeOwner();
  const eventId = await makeEvent(db, { owner });
  const guest = await add(eventId);
  await cancel(eventId, guest);
  expect(await deleteOrganization(owner)).toBe(200);
  expect((await api(`GET /events/${eventId}`)).status).toBe(404);
  expect(await known(guest)).toEqual(erased);
});

it("guests of an event that stays are erased with its last host", async () => {
  const [owner, other] = [await makeOwner(), await makeCoHost()];
  const [alone, shared, called] = await Promise.all([
    makeEvent(db, { owner }),
    makeEvent(db, { owner, coHosts: [other] }),
    makeEvent(db, { owner }),
  ]);
  const guests = [await add(alone), await add(shared), await add(called)];
  await api(`PUT /events/${called}/cancel`, { as, body: {} });
  expect(await deleteOrganization(owner)).toBe(422);
  clock.set(new Date("2026-12-01T12:00:00+09:00"));
  expect(await deleteOrganization(owner)).toBe(200);
  expect(await Promise.all(guests.map(known))).toEqual([erased, still, erased]);
  expect(await deleteOrganization(other, coHost)).toBe(200);
  expect(await known(guests[1] ?? 0)).toEqual(erased);
  clock.set(testNow);
});
