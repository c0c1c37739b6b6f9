import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const coHost = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const coHosting = await makeOrganization(db, { members: [coHost.id] });
type Person = Awaited<ReturnType<typeof makeUser>>;
let person: Person;
let next: Person;
let eventId: number;

beforeEach(async () => {
  clock.set(testNow);
  [person, next] = await Promise.all([makeUser(db), makeUser(db)]);
  const columns = { max_participant_num: 1, has_waiting_list: true };
  eventId = await makeEvent(db, { owner, coHosts: [coHosting], columns });
  await apply(person);
  await apply(next);
  await db.deleteFrom("mails").where("event_id", "=", eventId).execute();
});

const apply = (as: Person) => api(`POST /events/${eventId}/applications/apply`, { as: as.session, body: {} });
const cancel = (userId = person.id, body: object = {}, as = organizer) =>
  api(`PUT /events/${eventId}/applications/${userId}/cancel`, { as: as.session, body });
const own = async (as: Person) =>
  (await api(`GET /events/${eventId}/applications/own`, { as: as.session })).body.data;
const mails = async () =>
  (
    await db
      .selectFrom("mails")
      .select(["user_id", "payload"])
      .where("event_id", "=", eventId)
      .orderBy("id")
      .execute()
  ).map(({ user_id, payload }) => [user_id, (payload as { news?: string }).news]);

describe("an application that an organizer cancels", () => {
  it("says so to its person, with the message, and gives the place to who is next, each by one mail", async () => {
    const { status, body } = await cancel(person.id, { message: " The room is smaller. " });
    expect([status, body.data]).toMatchObject([200, { state: "cancelled", cancel_reason: "organizer" }]);
    expect(await own(person)).toMatchObject({
      state: "cancelled",
      cancel_reason: "organizer",
      decision_message: "The room is smaller.",
      actions: ["apply"],
    });
    expect((await own(next)).state).toBe("confirmed");
    expect(await mails()).toEqual([
      [person.id, "cancelled_by_organizer"],
      [next.id, "promoted"],
    ]);
  });

  it("is cancelled once, whoever was quicker: two managers, or the person", async () => {
    const answers = await Promise.all([
      cancel(person.id, { message: "One" }),
      cancel(person.id, { message: "Two" }, coHost),
      api(`PUT /events/${eventId}/applications/cancell`, { as: person.session }),
      cancel(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const sent = await db.selectFrom("mails").select("user_id").where("event_id", "=", eventId).execute();
    expect(sent.map(({ user_id }) => user_id).sort()).toEqual([person.id, next.id].sort());
    expect((await own(next)).state).toBe("confirmed");
  });

  it("of somebody who waits moves the others up, and of somebody who has cancelled nothing changes", async () => {
    const third = await makeUser(db);
    await apply(third);
    await cancel(next.id);
    expect((await own(third)).position).toBe(1);
    await api(`PUT /events/${eventId}/applications/cancell`, { as: third.session });
    expect((await cancel(third.id, { message: "x" })).body.data.cancel_reason).toBe("self");
    expect((await own(third)).decision_message).toBe("");
  });

  it("may be made anew by its person", async () => {
    await cancel();
    expect((await apply(person)).body.data).toMatchObject({ state: "waiting", cancel_reason: null });
  });

  it("of who was declined before anybody told them stays declined", async () => {
    await db.updateTable("events").set({ selection: "approval" }).where("id", "=", eventId).execute();
    const late = await makeUser(db);
    await db
      .insertInto("applications")
      .values({ event_id: eventId, user_id: late.id, state: "under_review", told_state: "under_review" })
      .execute();
    const body = { decision: "decline", user_ids: [late.id] };
    await api(`POST /events/${eventId}/applications/decisions`, { as: organizer.session, body });
    expect((await cancel(late.id)).body.data.state).toBe("declined");
  });
});

it.each([
  ["has begun", { start_at: "2026-11-20T11:59:00+09:00" }, "has already begun"],
  ["is cancelled", { cancelled_at: "2026-11-20T11:59:00+09:00" }, "has been cancelled"],
])("nobody is cancelled in an event that %s", async (_, columns, sentence) => {
  await db.updateTable("events").set(columns).where("id", "=", eventId).execute();
  const { status, body } = await cancel();
  expect([status, body.errors, (await own(person)).state]).toEqual([422, { event: [sentence] }, "confirmed"]);
});

it("who has not applied, or has no account any more, is not found; a message has its length", async () => {
  const stranger = await makeUser(db);
  expect((await cancel(stranger.id)).status).toBe(404);
  await api("DELETE /auth", { as: person.session });
  expect((await cancel()).body.errors).toEqual({ user: ["was not found"] });
  expect((await cancel(next.id, { message: "x".repeat(2001) })).status).toBe(422);
});
