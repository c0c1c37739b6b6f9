import { expect, it } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const as = organizer.session;

/** A public event on a Friday with its copies on the next Fridays, and their ids in order. */
async function series(copies = 4): Promise<number[]> {
  const id = await makeEvent(db, {
    owner,
    columns: {
      end_at: "2026-11-27T20:00:00+09:00",
      apply_due_at: "2026-11-26T18:00:00+09:00",
      is_published: true,
    },
  });
  await update(id, {
    used_language_ids: [2],
    apply_questions_attributes: [
      {
        question_type_id: 4,
        is_required: true,
        language_apply_questions_attributes: [{ language_id: 2, title: "Drink?", discription: "" }],
      },
    ],
  });
  const start_at = Array.from({ length: copies }, (_, place) =>
    new Date(Date.parse("2026-12-04T18:00:00+09:00") + place * 7 * 86_400_000).toISOString(),
  );
  const { body } = await api(`POST /events/${id}/duplicate`, { as, body: { start_at } });
  const ids: number[] = [id, ...body.data.map((copy: { id: number }) => copy.id)];
  await api("PUT /events/publish", { as, body: { ids } });
  return ids;
}
const update = (id: number, event: object) => api(`PUT /events/${id}/update`, { as, body: { event } });
const follow = (id: number, event: object, by = as, reason: object = {}) =>
  api(`PUT /events/${id}/following`, { as: by, body: { event, ...reason } });
const preview = (id: number, event: object) =>
  api(`POST /events/${id}/following/preview`, { as, body: { event } });
const read = async (id: number) => (await api(`GET /events/${id}`, { as })).body.data;
const readAll = (ids: number[]) => Promise.all(ids.map(read));
const textOf = async (id: number) => (await read(id)).language_events[0];
// biome-ignore lint/suspicious/noExplicitAny: answers as the wire has them
const outcomes = (answer: any) =>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  answer.body.data.following.map(({ id, outcome, unchanged }: any) => [id, outcome, unchanged]);
const apply = (event_id: number, ...people: { id: number }[]) =>
  db
    .insertInto("applications")
    .values(people.map(({ id }) => ({ event_id, user_id: id, told_state: "confirmed" })))
    .execute();
const mailsOf = (...people: { id: number }[]) =>
  db
    .selectFrom("mails")
    .select(["kind", "user_id", "event_id", "payload"])
    .where("state", "=", "waiting")
    .where(
      "user_id",
      "in",
      people.map(({ id }) => id),
    )
    .where("kind", "in", ["event_changed", "series_changed", "draw_postponed"])
    .orderBy("id")
    .execute();
// biome-ignore lint/suspicious/noExplicitAny: a payload as it is stored
const eventsIn = ({ payload }: { payload: any }) =>
  payload.events.map(({ eventId }: { eventId: number }) => eventId);

it("what a save changes is changed in the events that follow, and in none before", async () => {
  const [first = 0, second = 0, ...rest] = await series();
  const [language] = (await read(second)).language_events;
  const answer = await follow(second, {
    max_participant_num: 12,
    fee: 500,
    barrier_free: ["toilet"],
    target_university_ids: [22],
    language_events_attributes: [{ id: language.id, title: "Tea", place_name: "Hall B" }],
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data.event).toMatchObject({ id: second, max_participant_num: 12 });
  expect(outcomes(answer)).toEqual(rest.map((id) => [id, "changed", []]));
  for (const event of await readAll(rest)) {
    expect(event).toMatchObject({
      max_participant_num: 12,
      fee: 500,
      barrier_free: ["toilet"],
      target_university_ids: [22],
      language_events: [{ title: "Tea", place_name: "Hall B" }],
    });
  }
  expect(await read(first)).toMatchObject({ max_participant_num: 30, fee: null });
});

it("times move by the same distance, over the change of the year", async () => {
  const ids = await series(5);
  const answer = await follow(ids[0] ?? 0, {
    start_at: "2026-11-28 17:00",
    end_at: "2026-11-28 20:00",
    apply_due: "2026-11-27 12:00",
  });
  expect(answer.status).toBe(200);
  expect(await read(ids[5] ?? 0)).toMatchObject({
    start_at: "2027-01-02T17:00:00.000+09:00",
    end_at: "2027-01-02T20:00:00.000+09:00",
    apply_due: "2027-01-01T12:00:00.000+09:00",
  });
});

it("what somebody has changed singly is left alone, and told", async () => {
  const [first = 0, moved = 0, titled = 0, due = 0, plain = 0] = await series();
  await update(moved, { start_at: "2026-12-03 18:00", end_at: "2026-12-03 20:00" });
  await update(titled, { language_events_attributes: [{ language_id: 2, title: "Guest night" }] });
  await update(due, { apply_due: null });
  const answer = await follow(first, {
    start_at: "2026-11-27 19:00",
    apply_due: "2026-11-26 19:00",
    language_events_attributes: [{ language_id: 2, title: "Tea", place_name: "Hall B" }],
  });
  expect(outcomes(answer)).toEqual([
    [moved, "changed", ["start_at"]],
    [titled, "changed", ["title"]],
    [due, "changed", ["apply_due"]],
    [plain, "changed", []],
  ]);
  expect(await read(moved)).toMatchObject({
    start_at: "2026-12-03T18:00:00.000+09:00",
    language_events: [{ title: "Tea", place_name: "Hall B" }],
  });
  expect(await textOf(titled)).toMatchObject({ title: "Guest night", place_name: "Hall B" });
  expect(await read(due)).toMatchObject({ start_at: "2026-12-18T19:00:00.000+09:00", apply_due: null });
  const again = await follow(first, { start_at: "2026-11-27 20:00" });
  expect(outcomes(again)[0]).toEqual([moved, "unchanged", ["start_at"]]);
});

it("a language that is added or taken away, and a question, come along where they were the same", async () => {
  const [first = 0, own = 0, plain = 0] = await series(2);
  const [asked] = (await read(first)).apply_questions;
  const [there] = (await read(own)).apply_questions;
  await update(own, {
    apply_questions_attributes: [
      { id: there.id, language_apply_questions_attributes: [{ language_id: 2, title: "Tea or coffee?" }] },
    ],
  });
  const answer = await follow(first, {
    language_events_attributes: [{ language_id: 1, title: "お茶", place_name: "会館" }],
    apply_questions_attributes: [
      {
        id: asked.id,
        language_apply_questions_attributes: [
          { language_id: 2, title: "What to drink?" },
          { language_id: 1, title: "飲み物" },
        ],
      },
      {
        question_type_id: 4,
        is_required: false,
        language_apply_questions_attributes: [
          { language_id: 2, title: "Anything else?" },
          { language_id: 1, title: "ほかに" },
        ],
      },
    ],
  });
  expect(outcomes(answer)).toEqual([
    [own, "changed", ["apply_questions"]],
    [plain, "changed", []],
  ]);
  const titles = async (id: number) =>
    (await read(id)).apply_questions.map(
      // biome-ignore lint/suspicious/noExplicitAny: a question as the wire has it
      (question: any) =>
        question.language_apply_questions.map((text: { title: string }) => text.title).sort(),
    );
  expect(await titles(plain)).toEqual([
    ["What to drink?", "飲み物"],
    ["Anything else?", "ほかに"],
  ]);
  expect(await titles(own)).toEqual([["Tea or coffee?"], ["Anything else?", "ほかに"]]);
  const entry = (await read(first)).language_events[1];
  await follow(first, { language_events_attributes: [{ id: entry.id, _destroy: true }] });
  expect((await read(plain)).language_events).toHaveLength(1);
});

it("events that are cancelled, over, earlier or of another series stay, and publishing is of each event", async () => {
  const [first = 0, cancelled = 0, draft = 0] = await series(2);
  const [other = 0] = await series(2);
  await api(`PUT /events/${cancelled}/cancel`, { as, body: {} });
  await update(draft, { is_published: false });
  const answer = await follow(first, { max_participant_num: 11, is_published: false });
  expect(outcomes(answer)).toEqual([[draft, "changed", []]]);
  await follow(first, { is_published: true });
  expect(await read(draft)).toMatchObject({ max_participant_num: 11, is_published: false });
  expect([await read(cancelled), await read(other)].map((one) => one.max_participant_num)).toEqual([30, 30]);
  clock.set(new Date("2026-12-30T00:00:00+09:00"));
  expect((await api(`GET /events/${first}/following`, { as })).body.data).toEqual([]);
  clock.set(testNow);
});

it("each person gets one mail for the whole save, and as many are told before as get one", async () => {
  const [first = 0, second = 0, third = 0] = await series(2);
  const [both, one, none] = await makeUsers(db, 3);
  if (!both || !one || !none) throw new Error("three people");
  await apply(first, both);
  await apply(second, both);
  await apply(third, both, one);
  const change = { start_at: "2026-11-27 19:00" };
  const before = await preview(first, change);
  expect(before.body.data.told_count).toBe(2);
  expect(await mailsOf(both, one)).toEqual([]);
  expect((await read(first)).start_at).toBe("2026-11-27T18:00:00.000+09:00");
  expect((await read(third)).lock_version).toBe((await read(second)).lock_version);

  const answer = await follow(first, change);
  expect(answer.body.data.told_count).toBe(2);
  const mails = await mailsOf(both, one, none);
  expect(mails.map(({ kind, user_id }) => [kind, user_id]).sort()).toEqual([
    ["event_changed", one.id],
    ["series_changed", both.id],
  ]);
  const ofSeries = mails.find(({ kind }) => kind === "series_changed");
  expect(ofSeries && eventsIn(ofSeries)).toEqual([first, second, third]);
  expect(mails.find(({ kind }) => kind === "event_changed")).toMatchObject({ event_id: third });
});

it("saves in quick succession are one mail, with the times that were told last", async () => {
  const [first = 0, second = 0, third = 0] = await series(2);
  const [person] = await makeUsers(db, 1);
  if (!person) throw new Error("a person");
  for (const id of [first, second, third]) await apply(id, person);
  await follow(first, { start_at: "2026-11-27 19:00" }, as, { message: "A typhoon" });
  await follow(second, { start_at: "2026-12-04 19:30" });
  await update(third, { start_at: "2026-12-11 17:00" });
  const mails = await mailsOf(person);
  expect(mails).toHaveLength(1);
  // biome-ignore lint/suspicious/noExplicitAny: a payload as it is stored
  const { events, reason } = (mails[0] as any).payload;
  expect(reason.message).toBe("A typhoon");
  expect(
    events.map(({ eventId, before }: { eventId: number; before: { startAt: string } }) => [
      eventId,
      new Date(before.startAt).toISOString(),
    ]),
  ).toEqual([
    [first, "2026-11-27T09:00:00.000Z"],
    [second, "2026-12-04T09:00:00.000Z"],
    [third, "2026-12-11T09:00:00.000Z"],
  ]);
});

it("one that refuses stays as it is, and holds up no other", async () => {
  const [first = 0, second = 0, third = 0] = await series(2);
  const lottery = { selection: "lottery", lottery_at: "2026-11-26 20:00" };
  await follow(first, lottery);
  expect(await read(third)).toMatchObject({
    selection: "lottery",
    lottery_at: "2026-12-10T20:00:00.000+09:00",
  });
  const [person] = await makeUsers(db, 1);
  await db
    .insertInto("applications")
    .values({ event_id: second, user_id: person?.id ?? 0, state: "entered" })
    .execute();
  const answer = await follow(first, { lottery_at: "2026-11-26 19:00", max_participant_num: 9 });
  expect(answer.status).toBe(200);
  expect(outcomes(answer)).toEqual([
    [second, "refused", []],
    [third, "changed", []],
  ]);
  expect(answer.body.data.following[0].errors.lottery_at).toHaveLength(1);
  expect(await read(second)).toMatchObject({
    max_participant_num: 30,
    lottery_at: "2026-12-03T20:00:00.000+09:00",
  });
  expect(await read(third)).toMatchObject({ max_participant_num: 9 });
});

it("a maximum below the places that are taken, and a start that has passed, are refused in the events that nobody is asked about", async () => {
  const [first = 0, full = 0, free = 0] = await series(2);
  await apply(full, ...(await makeUsers(db, 3)));
  const lower = await follow(first, { max_participant_num: 2 });
  expect(outcomes(lower)).toEqual([
    [full, "refused", []],
    [free, "changed", []],
  ]);
  expect(lower.body.data.following[0].errors).toEqual({
    max_participant_num: [expect.stringContaining("3")],
  });
  const past = await follow(first, {
    start_at: "2026-10-30 18:00",
    end_at: "2026-10-30 20:00",
    apply_due: "2026-10-29 18:00",
  });
  expect(outcomes(past).map(([, outcome]: [number, string]) => outcome)).toEqual(["refused", "refused"]);
});

it("a save that is refused or stale changes none of them", async () => {
  const [first = 0, second = 0] = await series(2);
  const { lock_version } = await read(first);
  expect((await follow(first, { max_participant_num: 0 })).status).toBe(422);
  expect((await follow(first, { end_at: "2026-11-01 10:00", fee: 100 })).status).toBe(422);
  const stale = await follow(first, { max_participant_num: 5, lock_version: lock_version - 1 });
  expect(stale.status).toBe(409);
  expect(stale.body.data).toMatchObject({ id: first, max_participant_num: 30 });
  // That somebody has saved the following event meanwhile is no conflict.
  await update(second, { fee: 300 });
  expect((await follow(first, { max_participant_num: 5, lock_version })).status).toBe(200);
  expect(await read(second)).toMatchObject({ max_participant_num: 5, fee: 300 });
});

it("a co-host changes those alone that it hosts", async () => {
  const [first = 0, second = 0, third = 0] = await series(2);
  const coHost = await makeUser(db);
  const coHosting = await makeOrganization(db, { members: [coHost.id] });
  for (const event_id of [first, third]) {
    await db
      .insertInto("event_hosts")
      .values({
        event_id,
        organization_id: coHosting,
        invited_by_id: owner,
        accepted_at: new Date("2026-11-01T00:00:00Z"),
      })
      .execute();
  }
  const answer = await follow(first, { max_participant_num: 8 }, coHost.session);
  expect(outcomes(answer)).toEqual([[third, "changed", []]]);
  expect((await read(second)).max_participant_num).toBe(30);
});

it("nobody's application is moved, and places that are added are given in each event", async () => {
  const [first = 0, second = 0] = await series(2);
  const [coming, waiting] = await makeUsers(db, 2);
  await follow(first, { max_participant_num: 1, has_waiting_list: true });
  await apply(second, coming ?? { id: 0 });
  await db
    .insertInto("applications")
    .values({ event_id: second, user_id: waiting?.id ?? 0, state: "waiting", queue_number: 1 })
    .execute();
  await follow(first, { max_participant_num: 2 });
  const rows = await db
    .selectFrom("applications")
    .select(["user_id", "state"])
    .where("event_id", "=", second)
    .orderBy("user_id")
    .execute();
  expect(rows.map(({ state }) => state)).toEqual(["confirmed", "confirmed"]);
  expect(await read(first)).toMatchObject({ applications_count: 0 });
});

it("saves of several events of a series at once wait for each other, whichever comes first", async () => {
  const ids = await series(3);
  const answers = await Promise.all([
    ...ids.map((id, place) => follow(id, { fee: 100 * (place + 1) })),
    ...ids.map((id) => update(id, { welcomes_beginners: true })),
    ...ids.map((id) => follow(id, { asks_accommodation: true })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const events = await readAll(ids);
  expect(events.every((event) => event.welcomes_beginners && event.asks_accommodation)).toBe(true);
});

it("of two saves at once that began with the same event one is told of the other", async () => {
  const [first = 0, second = 0] = await series(2);
  const { lock_version } = await read(first);
  const answers = await Promise.all([
    follow(first, { fee: 100, lock_version }),
    follow(first, { fee: 200, lock_version }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(second)).fee).toBe((await read(first)).fee);
});

it("of an event in no series it is the save of that event", async () => {
  const id = await makeEvent(db, { owner, columns: { is_published: true } });
  await update(id, { used_language_ids: [2] });
  const answer = await follow(id, { fee: 700 });
  expect(answer.body.data).toMatchObject({ following: [], event: { fee: 700 } });
});
