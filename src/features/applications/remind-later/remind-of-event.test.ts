import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const student = await makeUser(db);
const owner = await makeOrganization(db);
const made = (columns?: NonNullable<Parameters<typeof makeEvent>[1]["columns"]>) =>
  makeEvent(db, { owner, columns });
type As = Record<string, string> | null;
const remind = (id: number, as: As = student.session) =>
  api(`POST /events/${id}/event_reminds/apply`, { as });
const stop = (id: number, as: As = student.session) => api(`PUT /events/${id}/event_reminds/cancell`, { as });
const isReminded = async (id: number, as: As = student.session) =>
  (await api(`GET /events/${id}/event_reminds/present`, { as })).body.data;

it("a reminder is set once, taken back once, and set again", async () => {
  const id = await made();
  const reminder = { event_id: id, user_id: student.id, is_cancelled: false };
  expect(await isReminded(id)).toBe(false);
  expect((await remind(id)).body.data).toEqual(reminder);
  expect((await remind(id)).body.data).toEqual(reminder);
  expect(await isReminded(id)).toBe(true);
  expect(await isReminded(id, null)).toBe(false);
  expect((await stop(id)).body.data).toEqual({ ...reminder, is_cancelled: true });
  expect((await stop(id)).body.data).toEqual({ ...reminder, is_cancelled: true });
  expect(await isReminded(id)).toBe(false);
  expect((await remind(id)).body.data).toEqual(reminder);
});

it("a reminder is for signed-in people and events that they can see", async () => {
  const hidden = await made({ is_published: false });
  expect((await remind(hidden, null)).status).toBe(401);
  for (const id of [hidden, 999_999]) {
    for (const call of [remind, stop]) {
      expect((await call(id)).body).toEqual({ errors: { event: ["was not found"] } });
    }
  }
});

it("nobody who is coming can set a reminder, and applying takes it back", async () => {
  const id = await made();
  await remind(id);
  await api(`POST /events/${id}/applications/apply`, { as: student.session, body: {} });
  expect(await isReminded(id)).toBe(false);
  const { status, body } = await remind(id);
  expect([status, body]).toEqual([
    422,
    { errors: { event_remind: ["is only for events you have not applied to"] } },
  ]);
  await api(`PUT /events/${id}/applications/cancell`, { as: student.session });
  expect((await remind(id)).status).toBe(200);
});

it.each([
  [{ start_at: "2026-11-20T11:59:00+09:00" }, { start_at: ["has passed"] }],
  [{ apply_due_at: "2026-11-20T11:59:00+09:00" }, { apply_due: ["has passed"] }],
  [{ cancelled_at: testNow }, { event: ["has been cancelled"] }],
])("no reminder can be set when nobody can apply any more: %j", async (columns, errors) => {
  const { status, body } = await remind(await made(columns));
  expect([status, body]).toEqual([422, { errors }]);
});

it("a reminder can be set for an event that is full, opens later or takes applications elsewhere", async () => {
  for (const columns of [
    { max_participant_num: 1 },
    { reception_start_at: "2026-11-21T09:00:00+09:00" },
    { is_created_by_hf: true },
  ]) {
    const id = await makeEvent(db, { owner, columns, applicants: [(await makeUser(db)).id] });
    expect((await remind(id)).status).toBe(200);
  }
});

it("a reminder can be taken back at any time; where there was none the answer is 404", async () => {
  const id = await made();
  expect((await stop(id)).body).toEqual({ errors: { event_remind: ["was not found"] } });
  await remind(id);
  clock.set("2026-12-24T12:00:00+09:00");
  expect((await stop(id)).status).toBe(200);
  clock.set(testNow);
});

it("one's own reminders are listed, soonest first, without taken back, hidden and past ones", async () => {
  const reader = await makeUser(db);
  const day = (days: number) => new Date(Date.parse(testNow) + days * 24 * 60 * 60 * 1000);
  const later = await made({ start_at: day(9) });
  const soon = await made({ start_at: day(5) });
  const hidden = await made();
  const takenBack = await made();
  const past = await made({ start_at: day(1) });
  for (const id of [later, soon, hidden, takenBack, past]) await remind(id, reader.session);
  await stop(takenBack, reader.session);
  await db.updateTable("events").set({ is_published: false }).where("id", "=", hidden).execute();
  await db
    .updateTable("events")
    .set({ start_at: day(-1), end_at: null, apply_due_at: null })
    .where("id", "=", past)
    .execute();
  const { body } = await api("GET /users/own/event_reminds", { as: reader.session });
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([soon, later]);
});
