import { beforeEach, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";

const { api, db, clock } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  await set({ start_at: "2026-12-10 18:00", end_at: null, apply_due: "2026-12-05 12:00" });
});

const update = (event: object, headers: Record<string, string> = {}) =>
  api(`PUT /events/${world.eventId}/update`, { as: { ...sessions.owner, ...headers }, body: { event } });
async function set(event: object) {
  const { status, body } = await update(event);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}
const draw = () =>
  db
    .updateTable("events")
    .set({ lottery_drawn_at: clock.now() })
    .where("id", "=", world.eventId)
    .executeTakeFirstOrThrow();

const priority = {
  until: "2026-12-01T12:00:00.000+09:00",
  graduation_years: [2030],
  university_ids: [81],
  department_category_ids: [],
  occupation_ids: [1],
};
const lottery = { selection: "lottery", lottery_at: "2026-12-06T12:00:00.000+09:00" };

it("an event whose settings are left alone gives its places to those who come first, without a waiting list", async () => {
  expect(await set({})).toMatchObject({
    selection: "first_come",
    has_waiting_list: false,
    promote_until: null,
    lottery_at: null,
    priority_access: null,
  });
});

it("what is told of how places are given stays until it is told otherwise", async () => {
  const told = {
    ...lottery,
    has_waiting_list: true,
    promote_until: "2026-12-09T18:00:00.000+09:00",
    priority_access: priority,
  };
  expect(await set(told)).toMatchObject(told);
  expect(await set({ is_public: true })).toMatchObject(told);
  const { occupation_ids: _, ...withoutOccupations } = priority;
  const { priority_access } = await set({ priority_access: withoutOccupations });
  expect(priority_access).toEqual({ ...priority, occupation_ids: [] });
  expect(await set({ priority_access: null, promote_until: "" })).toMatchObject({
    priority_access: null,
    promote_until: null,
  });
  // The time of a draw is kept for an event that has none, and means nothing there.
  expect(await set({ selection: "first_come", lottery_at: "2027-01-01 12:00" })).toMatchObject({
    selection: "first_come",
    lottery_at: "2027-01-01T12:00:00.000+09:00",
  });
});

const notAPriority =
  "must tell until when it holds, and for which graduation years (1950 to 2100), universities, departments or occupations";
const refusals: [object, object][] = [
  [{ selection: "by_height" }, { selection: ["is not supported"] }],
  [{ has_waiting_list: "yes" }, { has_waiting_list: ["is not valid"] }],
  [{ promote_until: "soon" }, { promote_until: ["is not a valid date and time"] }],
  [{ promote_until: "2026-12-10 18:01" }, { promote_until: ["can't be after the start"] }],
  [{ selection: "lottery" }, { lottery_at: ["can't be blank"] }],
  [{ ...lottery, lottery_at: "2026-12-05 11:59" }, { lottery_at: ["can't be before the apply deadline"] }],
  [{ ...lottery, lottery_at: "2026-12-10 18:00" }, { lottery_at: ["must be before the start"] }],
  [{ priority_access: "first-years" }, { priority_access: [notAPriority] }],
  [{ priority_access: { ...priority, until: "soon" } }, { priority_access: [notAPriority] }],
  [{ priority_access: { ...priority, until: undefined } }, { priority_access: [notAPriority] }],
  [{ priority_access: { ...priority, graduation_years: [30] } }, { priority_access: [notAPriority] }],
  [{ priority_access: { ...priority, university_ids: [0] } }, { priority_access: [notAPriority] }],
  [
    { priority_access: { until: priority.until } },
    { priority_access: ["must name somebody who may apply first"] },
  ],
  [{ priority_access: { ...priority, university_ids: [2 ** 30] } }, { priority_access: ["was not found"] }],
  [
    { priority_access: { ...priority, department_category_ids: [999], occupation_ids: [999] } },
    { priority_access: ["was not found"] },
  ],
  [
    { priority_access: { ...priority, until: "2026-12-10 18:01" } },
    { priority_access: ["can't last beyond the start"] },
  ],
  [
    { priority_access: { ...priority, until: "2026-12-05 12:00" } },
    { priority_access: ["must end before the apply deadline"] },
  ],
];
it("what can't be meant is refused at its own key, for events that are changed and for new ones", async () => {
  const { prefecture_id, event_format_id, event_purpose_id, used_language_ids } = await set({});
  const whole = {
    ...{ prefecture_id, event_format_id, event_purpose_id, used_language_ids },
    ...{ start_at: "2026-12-10 18:00", apply_due: "2026-12-05 12:00", max_participant_num: 3 },
    language_events_attributes: [{ language_id: 2, title: "Tea", place_name: "Hall", is_main: true }],
  };
  const create = (event: object) =>
    api(`POST /organizations/${world.organizations.host}/events/create`, {
      as: sessions.owner,
      body: { event: { ...whole, ...event } },
    });
  for (const [sent, errors] of refusals) {
    for (const { status, body } of [await update(sent), await create(sent)]) {
      expect([sent, status, body.errors]).toEqual([sent, 422, errors]);
    }
  }
  const told = { ...lottery, has_waiting_list: true, priority_access: priority };
  expect((await create(told)).body.data).toMatchObject(told);
});

it("a refusal is told in the reader's language", async () => {
  const { body } = await update({ promote_until: "2026-12-11 18:00" }, { "user-locale": "ja" });
  expect(body.errors).toEqual({ promote_until: ["は開始より後にできません"] });
});

it.each([
  ["an earlier start", { start_at: "2026-12-08 18:00" }, { promote_until: ["can't be after the start"] }],
  [
    "a start before the draw",
    { start_at: "2026-12-06 12:00", promote_until: null },
    { lottery_at: ["must be before the start"] },
  ],
  [
    "a later deadline",
    { apply_due: "2026-12-06 12:01" },
    { lottery_at: ["can't be before the apply deadline"] },
  ],
  [
    "an earlier deadline",
    { apply_due: "2026-12-01 12:00" },
    { priority_access: ["must end before the apply deadline"] },
  ],
])("%s is compared with the times that are stored", async (_name, sent, errors) => {
  await set({ ...lottery, promote_until: "2026-12-09 18:00", priority_access: priority });
  expect((await update(sent)).body.errors).toEqual(errors);
});

it("how places are given stays once somebody has applied, also where they have cancelled since; the same is taken", async () => {
  const { eventId } = world;
  expect(await set(lottery)).toMatchObject({ selection: "lottery" });
  await api(`POST /events/${eventId}/applications/apply`, { as: sessions.user, body: {} });
  const refused = { selection: ["can't change any more"] };
  expect((await update({ selection: "approval" })).body.errors).toEqual(refused);
  await db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: clock.now() })
    .where("event_id", "=", eventId)
    .execute();
  expect((await update({ selection: "first_come" })).body.errors).toEqual(refused);
  expect(await set({ selection: "lottery", has_waiting_list: true })).toMatchObject({
    has_waiting_list: true,
  });
});

it("the time of a draw that is over stays, and the deadline may move behind it, up to the start", async () => {
  await set(lottery);
  await draw();
  const frozen = { lottery_at: ["can't change any more"] };
  for (const lottery_at of ["2026-12-07 12:00", null]) {
    expect((await update({ lottery_at })).body.errors).toEqual(frozen);
  }
  const late = { apply_due: "2026-12-10T18:00:00.000+09:00" };
  expect(await set({ ...late, lottery_at: lottery.lottery_at })).toMatchObject({ ...lottery, ...late });
  expect((await update({ apply_due: "2026-12-10 18:01" })).body.errors).toEqual({
    apply_due: ["can't be after the start"],
  });
});

it("a copy of an event with a draw closes before its own draw", async () => {
  await set({ ...lottery, priority_access: priority });
  await draw();
  await set({ apply_due: "2026-12-10 18:00" });
  const { body } = await api(`POST /events/${world.eventId}/duplicate`, {
    as: sessions.owner,
    body: { start_at: ["2026-12-17 18:00"] },
  });
  expect(body.data[0]).toMatchObject({
    selection: "lottery",
    lottery_at: "2026-12-13T12:00:00.000+09:00",
    apply_due: "2026-12-13T12:00:00.000+09:00",
    lottery_drawn_at: null,
    priority_access: { ...priority, until: "2026-12-08T12:00:00.000+09:00" },
  });
});
