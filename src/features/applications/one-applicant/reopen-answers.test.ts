import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { answersReopenedMail } from "../mails/answers-reopened.mail.server.ts";

const { api, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
let person: Awaited<ReturnType<typeof makeUser>>;
let eventId: number;
let question: string;

beforeEach(async () => {
  clock.set(testNow);
  person = await makeUser(db);
  eventId = await makeEvent(db, { owner });
  const { id } = await db
    .insertInto("questions")
    .values({ event_id: eventId, question_type_id: 3, position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  question = `q_${id}`;
  await answer("Rice");
  await db
    .updateTable("events")
    .set({ apply_due_at: "2026-11-20T11:00:00+09:00" })
    .where("id", "=", eventId)
    .execute();
});

const answer = (text: string) =>
  api(`POST /events/${eventId}/applications/apply`, {
    as: person.session,
    body: { application: { apply_question_answers: { [question]: text } } },
  });
const reopen = (until: unknown = "2026-11-21 12:00", userId = person.id) =>
  api(`PUT /events/${eventId}/applications/${userId}/reopen`, { as: organizer.session, body: { until } });
const own = async () =>
  (await api(`GET /events/${eventId}/applications/own`, { as: person.session })).body.data;
const listed = async () =>
  (await api(`GET /events/${eventId}/participants`, { as: organizer.session })).body.data[0];

it("answers are changed after the deadline by whom a manager lets, until the time, and keep their place", async () => {
  await answer("Bread");
  expect((await own()).apply_question_answers).toEqual({ [question]: "Rice" });
  expect((await reopen()).body.data).toEqual({
    user_id: person.id,
    until: "2026-11-21T12:00:00.000+09:00",
  });
  expect(await own()).toMatchObject({
    answers_open_until: "2026-11-21T12:00:00.000+09:00",
    actions: ["change_answers", "cancel"],
  });
  const { apply_at } = await own();
  await answer("Bread");
  expect(await own()).toMatchObject({ apply_question_answers: { [question]: "Bread" }, apply_at });
  clock.set("2026-11-21T12:00:00+09:00");
  await answer("Soup");
  expect((await own()).apply_question_answers).toEqual({ [question]: "Bread" });
});

it("null closes them again", async () => {
  await reopen();
  expect((await reopen(null)).body.data.until).toBeNull();
  await answer("Bread");
  expect((await own()).apply_question_answers).toEqual({ [question]: "Rice" });
});

it("what was answered before is kept for managers, the latest change first, and nothing where nothing changed", async () => {
  await reopen();
  for (const text of ["Bread", "Bread", "Soup"]) await answer(text);
  const { answers, answers_before } = await listed();
  expect(answers).toEqual({ [question]: "Soup" });
  expect(answers_before).toEqual(
    ["Bread", "Rice"].map((text) => ({
      replaced_at: "2026-11-20T12:00:00.000+09:00",
      answers: { [question]: text },
    })),
  );
  expect(JSON.stringify(await own())).not.toContain("Bread");
});

it("of many changes the last twenty are kept, and of long ones fewer", async () => {
  await reopen();
  for (let n = 0; n < 24; n += 1) await answer(`Answer ${n}`);
  expect((await listed()).answers_before).toHaveLength(20);
  // With three bytes a letter seven of these are within 40 KB.
  for (const letter of "あいうえおかきくけこ") await answer(letter.repeat(1900));
  expect((await listed()).answers_before).toHaveLength(7);
});

it("the wish ends with the application, and the earlier answers with the account", async () => {
  await reopen();
  await answer("Bread");
  await api(`PUT /events/${eventId}/applications/cancell`, { as: person.session });
  expect((await listed()).answers_open_until).toBeNull();
  await api("DELETE /auth", { as: person.session });
  expect((await listed()).answers_before).toEqual([]);
});

it.each([
  ["a moment that is past", {}, "2026-11-20 11:59", { until: ["must be in the future"] }],
  ["one after the start", {}, "2026-11-27 18:01", { until: ["can't be after the start"] }],
  ["no time", {}, "soon", { until: ["is not a valid date and time"] }],
  ["a cancelled event", { cancelled_at: testNow }, "2026-11-21 12:00", { event: ["has been cancelled"] }],
  [
    "one that has begun",
    { start_at: "2026-11-20T11:59:00+09:00" },
    "2026-11-21 12:00",
    { event: ["has already begun"] },
  ],
])("%s is refused", async (_, columns, until, errors) => {
  if (Object.keys(columns).length) {
    await db.updateTable("events").set(columns).where("id", "=", eventId).execute();
  }
  const { status, body } = await reopen(until);
  expect([status, body.errors]).toEqual([422, errors]);
});

it("who has cancelled has nothing to change, and a stranger is not found", async () => {
  await api(`PUT /events/${eventId}/applications/cancell`, { as: person.session });
  expect((await reopen()).body.errors).toEqual({ state: ["is not open to this"] });
  expect((await reopen(undefined, organizer.id)).status).toBe(404);
});

it("the person is told by mail, once for each time, and not while it is closed again", async () => {
  const until = new Date("2026-11-21T13:00:00+09:00");
  await reopen("2026-11-21 13:00");
  await reopen("2026-11-21 13:00");
  const mails = await db
    .selectFrom("mails")
    .select("payload")
    .where("kind", "=", "answers_reopened")
    .where("user_id", "=", person.id)
    .execute();
  expect(mails).toEqual([{ payload: { eventId, until: until.toISOString() } }]);
  const written = async () =>
    answersReopenedMail.render(
      platform,
      { user_id: person.id, address: "student@example.com", language: "en" },
      { eventId, until: until.toISOString() },
    );
  expect((await written())?.paragraphs.join()).toContain("Nov. 21st 2026 13:00");
  await reopen(null);
  expect(await written()).toBeNull();
  await reopen("2026-11-21 14:00");
  expect(await written()).toBeNull();
});
