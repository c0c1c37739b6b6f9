import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { applicationStates, isActive } from "../../../shared/application-states.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

/** An event to which one person has applied in each state, and one who only wants to be reminded. */
async function withEveryState() {
  const people = await makeUsers(db, applicationStates.length + 1);
  const id = await makeEvent(db, { owner });
  for (const [place, state] of applicationStates.entries()) {
    await db
      .insertInto("applications")
      .values({
        event_id: id,
        user_id: people[place]?.id ?? 0,
        state,
        cancelled_at: isActive(state) ? null : clock.now(),
        queue_number: state === "waiting" ? 1 : null,
        offer_expires_at: state === "offered" ? "2026-11-22T12:00:00+09:00" : null,
      })
      .execute();
  }
  await db
    .insertInto("event_reminders")
    .values({ event_id: id, user_id: people.at(-1)?.id ?? 0 })
    .execute();
  return id;
}
const counts = async (id: number) =>
  (await api(`GET /events/${id}/applicant_counts`, { as: organizer.session })).body.data;
const move = (id: number, start_at: string, reason: object = {}) =>
  api(`PUT /events/${id}/update`, {
    as: organizer.session,
    body: { event: { start_at, used_language_ids: [2] }, ...reason },
  });
const mails = (id: number) =>
  db
    .selectFrom("mails")
    .select(["user_id", "payload"])
    .where("event_id", "=", id)
    .where("kind", "=", "event_changed")
    .where("state", "=", "waiting")
    .execute();

it("people who were checked in are counted, and others are not", async () => {
  const id = await withEveryState();
  const applied = await db.selectFrom("applications").select("id").where("event_id", "=", id).execute();
  const came = applied.slice(0, 2).map((row) => row.id);
  const rows = came.map((application_id) => ({ application_id, event_id: id, checked_in_at: clock.now() }));
  await db.insertInto("attendances").values(rows).execute();
  expect((await counts(id)).attended).toBe(2);
});

it("as many are counted before a change of time as get its mail, whatever their state", async () => {
  const id = await withEveryState();
  const before = await counts(id);
  expect(before).toEqual({
    states: Object.fromEntries(applicationStates.map((state) => [state, 1])),
    attended: 0,
    told_of_change: 5,
    told_of_meeting: 1,
  });
  expect((await move(id, "2026-11-28T18:00:00+09:00")).status).toBe(200);
  expect(await mails(id)).toHaveLength(before.told_of_change);
});

it("a deleted account is counted nowhere", async () => {
  const leaving = await makeUser(db);
  const id = await makeEvent(db, { owner, applicants: [leaving.id] });
  expect((await counts(id)).states.confirmed).toBe(1);
  await api("DELETE /auth", { as: leaving.session });
  expect(await counts(id)).toMatchObject({ states: { confirmed: 0, cancelled: 0 }, told_of_change: 0 });
});

it("the mail knows the time that was told last: changes in quick succession are one", async () => {
  clock.set(testNow);
  const [early, late] = await makeUsers(db, 2);
  const id = await makeEvent(db, { owner, applicants: [early?.id ?? 0] });
  const timesTold = async () =>
    (await mails(id)).map(({ user_id, payload }) => [
      user_id,
      new Date((payload as { before: { startAt: string } }).before.startAt).toISOString(),
    ]);
  const first = "2026-11-27T09:00:00.000Z";
  await move(id, "2026-11-28T18:00:00+09:00");
  expect(await timesTold()).toEqual([[early?.id, first]]);
  await db
    .insertInto("applications")
    .values({ event_id: id, user_id: late?.id ?? 0 })
    .execute();
  clock.set(new Date(clock.now().getTime() + 9 * 60_000));
  await move(id, "2026-11-29T18:00:00+09:00");
  expect((await timesTold()).sort()).toEqual(
    [
      [early?.id, first],
      [late?.id, "2026-11-28T09:00:00.000Z"],
    ].sort(),
  );
});

it("the mail says why in the reader's language, also where a later save of the same minutes says nothing of it", async () => {
  clock.set(testNow);
  const [person] = await makeUsers(db, 1);
  const id = await makeEvent(db, { owner, applicants: [person?.id ?? 0] });
  const reasons = async () => (await mails(id)).map(({ payload }) => (payload as { reason: unknown }).reason);
  const why = { message: "台風", language_messages: [{ language_id: 2, message: "A typhoon" }] };
  await move(id, "2026-11-28T18:00:00+09:00", why);
  const told = { message: "台風", messages: [{ language_id: 2, message: "A typhoon" }] };
  expect(await reasons()).toEqual([told]);
  await move(id, "2026-11-28T18:30:00+09:00");
  expect(await reasons()).toEqual([told]);
  await move(id, "2026-11-28T19:00:00+09:00", { message: " 会場の都合 " });
  expect(await reasons()).toEqual([{ message: "会場の都合", messages: [] }]);
});

it("a reason is bounded, and of languages that there are", async () => {
  const id = await makeEvent(db, { owner });
  const tooLong = { message: "あ".repeat(1001) };
  const nowhere = { language_messages: [{ language_id: 999_999, message: "Why" }] };
  for (const reason of [tooLong, nowhere]) {
    expect((await move(id, "2026-11-28T18:00:00+09:00", reason)).status).toBe(422);
  }
  expect((await move(id, "2026-11-28T18:00:00+09:00", { message: "" })).status).toBe(200);
});

it("as many are counted before another meeting as get its mail", async () => {
  const id = await withEveryState();
  const [told, decided] = await makeUsers(db, 2);
  await db
    .insertInto("applications")
    .values([
      { event_id: id, user_id: told?.id ?? 0, told_state: "confirmed" },
      { event_id: id, user_id: decided?.id ?? 0, told_state: "under_review" },
    ])
    .execute();
  const before = await counts(id);
  expect(before.told_of_meeting).toBe(2);
  await api(`PUT /events/${id}/update`, {
    as: organizer.session,
    body: { event: { meeting_url: "https://meet.example.com/room", used_language_ids: [2] } },
  });
  expect(await mails(id)).toHaveLength(before.told_of_meeting);
});
