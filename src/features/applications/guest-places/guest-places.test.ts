import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

type Person = Awaited<ReturnType<typeof makeUser>>;
let eventId: number;
let person: Person;
beforeEach(async () => {
  clock.set(testNow);
  // Added before there is an account with the address.
  const email = `hana-${randomUUID()}@example.com`;
  eventId = await makeEvent(db, { owner, columns: { max_participant_num: 2 } });
  await add({ email });
  person = await makeUser(db, { email, email_confirmed_at: new Date(testNow) });
});

const asOrganizer = { as: organizer.session };
const add = (body: object) =>
  api(`POST /events/${eventId}/applications/by_manager`, {
    ...asOrganizer,
    body: { first_name: "Hana", last_name: "Mori", ...body },
  });
const asked = async (as = person) => (await api("GET /users/own/guest_places", { as: as.session })).body.data;
const answer = (id: number, given: "accept" | "decline" = "accept", as = person) =>
  api(`PUT /users/own/guest_places/${id}`, { as: as.session, body: { answer: given } });
const takeOver = async () => answer((await asked())[0].id);
const get = async (path: string) => (await api(`GET /events/${eventId}${path}`, asOrganizer)).body.data;
const people = () => get("/participants");
const ofPerson = async () =>
  (await people()).filter(({ user }: { user: { id: number } | null }) => user?.id === person.id);
const own = async (as = person) =>
  (await api(`GET /events/${eventId}/applications/own`, { as: as.session })).body.data;
const ticket = async (as = person) =>
  (await api(`GET /events/${eventId}/applications/own/ticket`, { as: as.session })).body.data.code;
const apply = (as: Person, body = {}) =>
  api(`POST /events/${eventId}/applications/apply`, { as: as.session, body });
const set = (columns: object) => db.updateTable("events").set(columns).where("id", "=", eventId).execute();
const held = async () => (await get("")).applications_count;
const checkIn = async (application_id: number) => {
  const scan = { nonce: randomUUID(), kind: "in", application_id, scanned_at: "2026-11-20T11:00:00+09:00" };
  await api(`POST /events/${eventId}/check_ins`, { ...asOrganizer, body: { scans: [scan] } });
};

describe("who is asked", () => {
  it("is the account that has confirmed the address, about the event, its hosts and the name", async () => {
    expect(await asked()).toEqual([
      {
        id: (await people())[0].application_id,
        event: { id: eventId, title: expect.any(String), start_at: expect.any(String) },
        hosts: [{ id: owner, organization_name: expect.any(String) }],
        first_name: "Hana",
        last_name: "Mori",
        state: "confirmed",
      },
    ]);
  });

  it("is nobody with another address, or with this one before it is confirmed, and they get nothing", async () => {
    const [{ id }] = await asked();
    const stranger = await makeUser(db, { email_confirmed_at: new Date(testNow) });
    expect(await asked(stranger)).toEqual([]);
    await db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", person.id).execute();
    expect(await asked()).toEqual([]);
    const refusals = [await answer(id), await answer(id, "decline"), await answer(id, "accept", stranger)];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
    // As of a place that is not there: nobody learns that an address was added.
    expect(refusals[2]?.body).toEqual((await answer(1_000_000, "accept", stranger)).body);
    expect(await people()).toMatchObject([{ has_account: false, state: "confirmed" }]);
  });

  it("is nobody about an event that is cancelled or on hold, or a place that was given up", async () => {
    const [{ id }] = await asked();
    const without = async (columns: object, back: object) => {
      await set(columns);
      const found = await asked();
      const { status } = await answer(id);
      await set(back);
      return [found, status];
    };
    expect(await without({ cancelled_at: new Date(testNow) }, { cancelled_at: null })).toEqual([[], 404]);
    const onHold = { is_published: false, is_published_after_hold: true, held_at: testNow, hold_reason: "x" };
    const released = { is_published: true, is_published_after_hold: null, held_at: null, hold_reason: null };
    expect(await without(onHold, released)).toEqual([[], 404]);
    const guest = (await people())[0].user.id;
    await api(`PUT /events/${eventId}/applications/${guest}/cancel`, { ...asOrganizer, body: {} });
    expect([await asked(), (await answer(id)).status]).toEqual([[], 404]);
  });

  it("is asked after the event as well, for its certificate and what is sent afterwards", async () => {
    clock.set("2027-03-01T12:00:00+09:00");
    expect((await takeOver()).body.data).toEqual({ event_id: eventId, state: "confirmed" });
    expect((await own()).state).toBe("confirmed");
  });
});

describe("taking over", () => {
  it("makes the place the account's, with ticket, attendance and note, and the guest is gone", async () => {
    const [guest] = await people();
    const path = `events/${eventId}/applications/${guest.user.id}`;
    await api(`PUT /${path}/note`, { ...asOrganizer, body: { note: "Speaks" } });
    await checkIn(guest.application_id);
    const { code } = await db
      .selectFrom("tickets")
      .select("code")
      .where("application_id", "=", guest.application_id)
      .executeTakeFirstOrThrow();
    expect((await takeOver()).body.data).toEqual({ event_id: eventId, state: "confirmed" });
    expect(await people()).toMatchObject([
      {
        application_id: guest.application_id,
        user: { id: person.id },
        has_account: true,
        guest_email: null,
        note: "Speaks",
        checked_in_at: "2026-11-20T12:00:00.000+09:00",
      },
    ]);
    expect([await ticket(), await held()]).toEqual([code, 1]);
    const erased = await db
      .selectFrom("users")
      .select(["first_name", "last_name", "guest_email"])
      .where("id", "=", guest.user.id)
      .executeTakeFirst();
    expect(erased).toEqual({ first_name: "", last_name: "", guest_email: null });
  });

  it("goes on with the mails, those that are set for chosen people too, and the log names the account", async () => {
    const guest = (await people())[0].user.id;
    const other = (await makeUser(db)).id;
    const { id } = await db
      .insertInto("reminder_mails")
      .values({
        event_id: eventId,
        send_at: new Date("2026-11-26T12:00:00+09:00"),
        title: "Bring",
        body: "Shoes",
        states: [],
        user_ids: [guest, other],
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await takeOver();
    const mails = await db
      .selectFrom("mails")
      .select(["user_id", "address", "state"])
      .where("event_id", "=", eventId)
      .execute();
    expect(mails).toEqual([{ user_id: person.id, address: person.email, state: "waiting" }]);
    const set = await db
      .selectFrom("reminder_mails")
      .select("user_ids")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(set?.user_ids).toEqual([other, person.id]);
    const added = db.selectFrom("activities").select("person_id").where("event_id", "=", eventId);
    expect(await added.where("kind", "=", "person.added").execute()).toEqual([{ person_id: person.id }]);
  });

  it("counts once of two tabs at the same moment, and again is 404", async () => {
    const [{ id }] = await asked();
    const statuses = (await Promise.all([answer(id), answer(id)])).map(({ status }) => status);
    expect([statuses.toSorted(), (await answer(id)).status]).toEqual([[200, 404], 404]);
    expect([(await people()).length, await held()]).toEqual([1, 1]);
  });

  it("and declining at the same moment is one of them", async () => {
    const [{ id }] = await asked();
    const answers = await Promise.all([answer(id), answer(id, "decline")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const isTaken = answers[0]?.status === 200;
    expect(await people()).toMatchObject([{ has_account: isTaken, state: "confirmed" }]);
  });

  it("ends the reminder to apply", async () => {
    await api(`POST /events/${eventId}/event_reminds/apply`, { as: person.session });
    await takeOver();
    const { body } = await api("GET /users/own/event_reminds", { as: person.session });
    expect(body.data).toEqual([]);
  });

  it("goes with the account when that is deleted, and the place to who waits", async () => {
    await takeOver();
    await set({ has_waiting_list: true });
    const [another, next] = [await makeUser(db), await makeUser(db)];
    await apply(another);
    await apply(next);
    expect((await own(next)).state).toBe("waiting");
    expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
    expect([(await own(next)).state, await held()]).toEqual(["confirmed", 2]);
  });
});

describe("who has applied as well", () => {
  it("has one place: their own stays, and the other goes to who waits", async () => {
    await apply(person);
    await set({ has_waiting_list: true });
    const next = await makeUser(db);
    await apply(next);
    const before = [(await own()).id, await ticket()];
    expect([await held(), (await own(next)).state]).toEqual([2, "waiting"]);
    expect((await takeOver()).body.data.state).toBe("confirmed");
    expect([(await own()).id, await ticket()]).toEqual(before);
    expect([await held(), (await own(next)).state, (await ofPerson()).length]).toEqual([2, "confirmed", 1]);
  });

  it.each([
    ["waits", { max_participant_num: 1, has_waiting_list: true }, "waiting"],
    ["is under review", { selection: "approval" }, "under_review"],
    [
      "is entered in a draw",
      { selection: "lottery", lottery_at: "2026-11-25T12:00:00+09:00", lottery_seed: "a".repeat(64) },
      "entered",
    ],
  ])("and %s has the place, and nothing else", async (_, columns, state) => {
    await set(columns);
    await apply(person);
    expect((await own()).state).toBe(state);
    await takeOver();
    expect(await own()).toMatchObject({ state: "confirmed", position: null });
    expect(await get("")).toMatchObject({ applications_count: 1, waiting_count: 0 });
    expect(await ofPerson()).toHaveLength(1);
  });

  it("and was declined or has cancelled is in again", async () => {
    await apply(person);
    await api(`PUT /events/${eventId}/applications/cancell`, { as: person.session });
    await takeOver();
    expect([(await own()).state, await held()]).toEqual(["confirmed", 1]);
  });

  it("and was checked in under the other name has come", async () => {
    await apply(person);
    const guest = (await people()).find(({ has_account }: { has_account: boolean }) => !has_account);
    await checkIn(guest.application_id);
    await takeOver();
    const [row] = await ofPerson();
    expect(row).toMatchObject({ state: "confirmed", checked_in_at: "2026-11-20T12:00:00.000+09:00" });
    expect(await held()).toBe(1);
    expect(await get("/attendance/figures")).toMatchObject({ expected: 1, attended: 1 });
  });

  it("keeps their own answers, and those that the organizer gave stay among the former ones", async () => {
    const { id } = await db
      .insertInto("questions")
      .values({ event_id: eventId, question_type_id: 4, position: 1, is_required: false })
      .returning("id")
      .executeTakeFirstOrThrow();
    await add({ email: person.email, answers: { [`q_${id}`]: "By the organizer" } });
    await set({ max_participant_num: 1, has_waiting_list: true });
    await apply(person, { application: { apply_question_answers: { [`q_${id}`]: "My own" } } });
    await takeOver();
    const [row] = await ofPerson();
    expect(row).toMatchObject({ state: "confirmed", answers: { [`q_${id}`]: "My own" } });
    expect(JSON.stringify(row.answers_before)).toContain("By the organizer");
  });
});

describe("declining", () => {
  it("leaves the place with the guest, and nobody is asked again", async () => {
    const [{ id }] = await asked();
    expect((await answer(id, "decline")).body.data).toEqual({ event_id: eventId, state: null });
    expect([await asked(), (await answer(id)).status, (await answer(id, "decline")).status]).toEqual([
      [],
      404,
      404,
    ]);
    expect(await people()).toMatchObject([{ has_account: false, state: "confirmed" }]);
    expect(await own()).toBeNull();
  });
});

it("anything but accept and decline is refused", async () => {
  const [{ id }] = await asked();
  const { status, body } = await answer(id, "maybe" as never);
  expect([status, Object.keys(body.errors)]).toEqual([422, ["answer"]]);
});
