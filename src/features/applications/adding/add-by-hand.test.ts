import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const [organizer, coHost] = await Promise.all([makeUser(db), makeUser(db)]);
const owner = await makeOrganization(db, { members: [organizer.id] });
const coHosting = await makeOrganization(db, { members: [coHost.id] });

type Person = Awaited<ReturnType<typeof makeUser>>;
let eventId: number;
let person: Person;
beforeEach(async () => {
  clock.set(testNow);
  person = await makeUser(db, { email_confirmed_at: new Date(testNow) });
  eventId = await makeEvent(db, { owner, coHosts: [coHosting], columns: { max_participant_num: 1 } });
});

const add = (body: object = {}, as = organizer) =>
  api(`POST /events/${eventId}/applications/by_manager`, {
    as: as.session,
    body: { first_name: "Hana", last_name: "Mori", ...body },
  });
const get = async (path: string) =>
  (await api(`GET /events/${eventId}${path}`, { as: organizer.session })).body.data;
const people = () => get("/participants");
const counts = async () => {
  const { applications_count, waiting_count, is_full } = await get("");
  return { applications_count, waiting_count, is_full };
};
const own = async (as: Person) =>
  (await api(`GET /events/${eventId}/applications/own`, { as: as.session })).body.data;
const mails = async () =>
  (
    await db
      .selectFrom("mails")
      .select(["user_id", "address", "payload"])
      .where("event_id", "=", eventId)
      .orderBy("id")
      .execute()
  ).map(({ user_id, address, payload }) => [user_id, address, (payload as { news?: string }).news]);
const additions = async () => {
  const kind = db.selectFrom("activities").select("id").where("kind", "=", "person.added");
  return (await kind.where("event_id", "=", eventId).execute()).length;
};
const apply = (as: Person) => api(`POST /events/${eventId}/applications/apply`, { as: as.session, body: {} });
const set = (columns: object) => db.updateTable("events").set(columns).where("id", "=", eventId).execute();

describe("an address that has an account", () => {
  it("makes that person's application, who is told by mail; the name is the account's", async () => {
    const { status, body } = await add({ email: ` ${person.email.toUpperCase()} ` });
    expect([status, body.data]).toMatchObject([200, { user_id: person.id, state: "confirmed" }]);
    expect(await mails()).toEqual([[person.id, person.email, "added"]]);
    expect(await people()).toMatchObject([
      { user: { id: person.id }, state: "confirmed", has_account: true, guest_email: null },
    ]);
    expect(await own(person)).toMatchObject({ state: "confirmed", actions: ["cancel"] });
  });

  it("is added once: again, by two at once, and by who has applied", async () => {
    const email = person.email;
    const answers = await Promise.all([
      add({ email }),
      add({ email }, coHost),
      apply(person),
      add({ email }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await people()).toHaveLength(1);
    expect((await mails()).length).toBe(1);
    expect((await counts()).applications_count).toBe(1);
  });

  it.each([
    ["waits", { max_participant_num: 1, has_waiting_list: true }, "waiting"],
    ["is under review", { selection: "approval" }, "under_review"],
    [
      "is entered in a draw",
      { selection: "lottery", lottery_at: "2026-11-25T12:00:00+09:00", lottery_seed: "a".repeat(64) },
      "entered",
    ],
  ])("of somebody who %s gives them the place", async (_, columns, state) => {
    await set(columns);
    if (state === "waiting") await apply(await makeUser(db));
    await apply(person);
    expect((await own(person)).state).toBe(state);
    await add({ email: person.email });
    expect(await own(person)).toMatchObject({ state: "confirmed", position: null });
    expect((await mails()).at(-1)).toEqual([person.id, person.email, "added"]);
  });

  it("of somebody who has cancelled or was declined brings them back", async () => {
    await apply(person);
    await api(`PUT /events/${eventId}/applications/cancell`, { as: person.session });
    await add({ email: person.email });
    expect((await own(person)).state).toBe("confirmed");
    await set({ selection: "approval" });
    const body = { decision: "decline", user_ids: [person.id] };
    await api(`POST /events/${eventId}/applications/decisions`, { as: organizer.session, body });
    await add({ email: person.email });
    expect((await own(person)).state).toBe("confirmed");
  });
});

describe("a place over the number", () => {
  it("is counted, keeps the event full, and moves nobody up", async () => {
    await set({ has_waiting_list: true });
    const [first, next] = [await makeUser(db), await makeUser(db)];
    await apply(first);
    await apply(next);
    await add({ email: person.email });
    await add();
    expect(await counts()).toEqual({ applications_count: 3, waiting_count: 1, is_full: true });
    await api(`PUT /events/${eventId}/applications/cancell`, { as: first.session });
    expect(await counts()).toEqual({ applications_count: 2, waiting_count: 1, is_full: true });
    await api(`PUT /events/${eventId}/applications/cancell`, { as: person.session });
    expect((await own(next)).state).toBe("waiting");
    const [guest] = (await people()).filter((row: { has_account: boolean }) => !row.has_account);
    await api(`PUT /events/${eventId}/applications/${guest.user.id}/cancel`, {
      as: organizer.session,
      body: {},
    });
    expect((await own(next)).state).toBe("confirmed");
    expect(await counts()).toEqual({ applications_count: 1, waiting_count: 0, is_full: true });
  });

  it("lets nobody else in", async () => {
    await add();
    await add({ first_name: "Yui" });
    const { status, body } = await apply(person);
    expect([status, body.errors]).toEqual([422, { event: ["is full"] }]);
  });
});

describe("who has no account", () => {
  it("stands on every list with the place, without a mail where no address is given", async () => {
    await set({ max_participant_num: 9 });
    await add({ first_name: "=1+1", last_name: "Mori" });
    expect(await mails()).toEqual([]);
    const [row] = await people();
    expect(row).toMatchObject({ has_account: false, state: "confirmed", user: { first_name: "=1+1" } });
    expect(await counts()).toMatchObject({ applications_count: 1 });
    expect((await get("/applicant_counts")).states.confirmed).toBe(1);
    expect(await get("/name_list")).toMatchObject([{ last_name: "Mori", university: null }]);
    const list = await get("/check_ins");
    expect(list).toMatchObject({ expected: 1, rows: [{ application_id: row.application_id }] });
    const scans = [
      {
        nonce: crypto.randomUUID(),
        application_id: row.application_id,
        kind: "in",
        scanned_at: "2026-11-27T18:00:00+09:00",
      },
    ];
    const { body } = await api(`POST /events/${eventId}/check_ins`, {
      as: organizer.session,
      body: { scans },
    });
    expect(body.data[0].result).toBe("checked_in");
    expect(await get("/attendance/figures")).toMatchObject({ expected: 1, attended: 1, walk_ins: 0 });
    const csv = (await api(`GET /events/${eventId}/participants.csv`, { as: organizer.session })).body;
    expect(csv).toContain("'=1+1");
    expect(csv).toContain("Applying");
  });

  it("with an address gets the mail, and is the same person when added again", async () => {
    await add({ email: "hana@example.com" });
    await add({ email: "Hana@example.com", first_name: "Other" });
    const rows = await people();
    expect(rows).toMatchObject([{ guest_email: "hana@example.com", user: { first_name: "Hana" } }]);
    expect(await mails()).toEqual([[rows[0].user.id, "hana@example.com", "added"]]);
  });

  it("is added once by a call that is sent again, also of two at once, and twice by two calls", async () => {
    const nonce = crypto.randomUUID();
    const answers = await Promise.all([add({ nonce }), add({ nonce }), add({ nonce }, coHost)]);
    expect(answers.map(({ body }) => body.data.was_listed)).toEqual([false, false, false]);
    expect(await people()).toHaveLength(1);
    await add({ nonce: crypto.randomUUID() });
    expect(await people()).toHaveLength(2);
    expect(await additions()).toBe(2);
  });

  it("cannot sign in, and their address can still sign up", async () => {
    await add({ email: "free@example.com" });
    const signIn = await api("POST /auth/sign_in", { body: { email: "free@example.com", password: "" } });
    expect(signIn.status).toBe(401);
    const reset = await api("POST /auth/password", { body: { email: "free@example.com" } });
    expect(reset.status).not.toBe(500);
    const kinds = await db
      .selectFrom("mails")
      .select("kind")
      .where("address", "=", "free@example.com")
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(["application_news"]);
    await makeUser(db, { email: "free@example.com" });
  });

  it("stays one where an account has the address and has not confirmed it, unless that account has applied itself", async () => {
    const [stranger, applicant] = [await makeUser(db), await makeUser(db)];
    const [, added] = await add({ email: stranger.email }).then(({ status, body }) => [status, body.data]);
    expect(added.user_id).not.toBe(stranger.id);
    expect((await own(stranger))?.state ?? null).toBe(null);
    await set({ max_participant_num: 5 });
    await apply(applicant);
    const { body } = await add({ email: applicant.email });
    expect(body.data.user_id).toBe(applicant.id);
  });

  it("is erased with everything by a manager, and the place goes to who waits", async () => {
    await set({ has_waiting_list: true });
    await add({ email: "gone@example.com" });
    await apply(person);
    const [guest] = await people();
    const path = `events/${eventId}/applications/${guest.user.id}`;
    await api(`PUT /${path}/note`, { as: organizer.session, body: { note: "Speaks" } });
    expect((await api(`DELETE /${path}`, { as: organizer.session })).body.data).toEqual({
      user_id: guest.user.id,
    });
    expect((await own(person)).state).toBe("confirmed");
    const [row] = await people();
    expect(row).toMatchObject({ user: null, state: "cancelled", note: null, guest_email: null });
    expect(await mails()).not.toContainEqual([guest.user.id, "gone@example.com", "added"]);
    const recorded = await db
      .selectFrom("activities")
      .select("kind")
      .where("event_id", "=", eventId)
      .execute();
    expect(recorded.map(({ kind }) => kind)).toContain("person.erased");
    expect((await api(`DELETE /${path}`, { as: organizer.session })).status).toBe(404);
    const account = `events/${eventId}/applications/${person.id}`;
    expect((await api(`DELETE /${account}`, { as: organizer.session })).status).toBe(404);
    expect((await own(person)).state).toBe("confirmed");
  });

  it("leaves no name behind when the event is deleted", async () => {
    await add({ last_name: "Leavesnothing", email: "nothing@example.com" });
    const [guest] = await people();
    const path = `PUT /events/${eventId}/applications/${guest.user.id}/cancel` as const;
    await api(path, { as: organizer.session, body: {} });
    expect((await api(`DELETE /events/${eventId}`, { as: organizer.session })).status).toBe(200);
    const found = await db.selectFrom("users").selectAll().where("id", "=", guest.user.id).executeTakeFirst();
    expect(found).toMatchObject({ last_name: "", guest_email: null });
  });
});

describe("answers", () => {
  let field: string;
  beforeEach(async () => {
    const { id } = await db
      .insertInto("questions")
      .values({ event_id: eventId, question_type_id: 4, position: 1, is_required: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    field = `q_${id}`;
  });

  it("may be left out, and what the person has answered stays then", async () => {
    await add({ answers: { [field]: "Rice" }, email: person.email });
    expect((await people())[0].answers).toEqual({ [field]: "Rice" });
    expect((await add()).status).toBe(200);
    await set({ selection: "approval" });
    const body = { decision: "reset", user_ids: [person.id] };
    await api(`POST /events/${eventId}/applications/decisions`, { as: organizer.session, body });
    await add({ email: person.email });
    expect((await people())[0]).toMatchObject({ state: "confirmed", answers: { [field]: "Rice" } });
  });

  it("that are sent are written for who is coming already, and nothing is recorded of a call that writes nothing", async () => {
    const email = person.email;
    const first = await add({ email });
    expect(first.body.data).toMatchObject({ was_listed: false, first_name: "Mai" });
    const again = await add({ email, answers: { [field]: " " } });
    expect(again.body.data).toMatchObject({ was_listed: true, last_name: expect.stringContaining("Ito") });
    expect(await additions()).toBe(1);
    await add({ email, answers: { [field]: "Rice" } });
    expect((await people())[0]).toMatchObject({ state: "confirmed", answers: { [field]: "Rice" } });
    await add({ email, answers: { [field]: "" } });
    expect((await people())[0].answers).toEqual({ [field]: "Rice" });
    expect([await additions(), (await mails()).length]).toEqual([2, 1]);
  });

  it("are checked, and nobody is added with wrong ones", async () => {
    const { status, body } = await add({ answers: { [field]: "x".repeat(5001) } });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await people()).toEqual([]);
  });
});

it.each([
  ["an empty first name", { first_name: " " }, "first_name"],
  ["a name that is too long", { last_name: "x".repeat(101) }, "last_name"],
  ["no name", { last_name: undefined }, "last_name"],
  ["an address that is none", { email: "nobody" }, "email"],
])("%s is refused", async (_, body, field) => {
  const answer = await add(body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

it.each([
  ["is closed", { apply_due_at: "2026-11-20T11:00:00+09:00" }, null],
  ["has begun", { start_at: "2026-11-20T11:00:00+09:00" }, null],
  ["has ended", { start_at: "2026-11-20T09:00:00+09:00" }, "has ended"],
  ["is cancelled", { cancelled_at: testNow }, "has been cancelled"],
  ["is not published", { is_published: false }, "is not published"],
])("whether somebody is added to an event that %s", async (_, columns, sentence) => {
  await set(columns);
  const { status, body } = await add();
  expect([status, body.errors?.event]).toEqual(sentence ? [422, [sentence]] : [200, undefined]);
});
