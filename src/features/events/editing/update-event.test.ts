import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";

const { api, db, clock } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
let eventId: number;
beforeEach(async () => {
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  eventId = world.eventId;
});

const update = (event: unknown, as = sessions.owner) =>
  api(`PUT /events/${eventId}/update`, { as, body: { event } });
const show = async () => (await api(`GET /events/${eventId}`, { as: sessions.owner })).body.data;
const entries = async () => (await show()).language_events;

describe("updating an event", () => {
  it("changes only the keys that are sent", async () => {
    const before = await show();
    const { status, body } = await update({
      is_published: false,
      id: 1,
      owner_organization_id: 1,
      unknown: 1,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, is_published: false, lock_version: 1 });
    const cleared = await update({ end_at: "", apply_due: null, used_language_ids: [2] });
    expect(cleared.body.data).toMatchObject({ end_at: null, apply_due: null, used_language_ids: [2] });
  });

  it("is for the owner's organizers and those of accepted co-hosts", async () => {
    expect((await update({ is_public: true }, sessions.accepted)).status).toBe(200);
    for (const [role, status] of [
      ["visitor", 401],
      ["invited", 403],
      ["declined", 403],
    ] as const) {
      expect((await update({}, sessions[role])).status).toBe(status);
    }
    await update({ is_published: false });
    expect((await update({}, sessions.stranger)).body).toEqual({ errors: { event: ["was not found"] } });
  });

  it("with an old lock_version answers 409 with the event as it is, and writes nothing", async () => {
    await update({ max_participant_num: 50, lock_version: 0 });
    const { status, body } = await update({ max_participant_num: 10, lock_version: 0 });
    expect([status, body.errors]).toEqual([409, { event: ["was changed by someone else"] }]);
    expect(body.data).toEqual(await show());
    expect(body.data.max_participant_num).toBe(50);
  });

  it("lets one of two editors who save the same version through", async () => {
    const both = await Promise.all(
      [1, 2].map((max) => update({ max_participant_num: max, lock_version: 0 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("lets the maximum fall below those who are coming: nobody is removed, nobody new gets in", async () => {
    for (const role of ["user", "stranger"] as const) await apply(role);
    const { body } = await update({ max_participant_num: 1 });
    expect(body.data).toMatchObject({ applications_count: 2, is_full: true });
    expect((await apply("invited")).body.errors).toEqual({ event: ["is full"] });
  });

  it.each([
    ["a cleared start", { start_at: null }, { start_at: ["can't be blank"] }],
    ["a start after the end", { start_at: "2026-12-31 10:00" }, { end_at: ["can't be before the start"] }],
    ["no spoken language", { used_language_ids: [] }, { used_language_ids: ["can't be blank"] }],
    [
      "the main language removed",
      { language_events_attributes: [{ language_id: 2, _destroy: true }] },
      { language_events: ["can't lose the main language"] },
    ],
    [
      "a blank title",
      { language_events_attributes: [{ language_id: 1, title: " " }] },
      { title: ["can't be blank"] },
    ],
  ])("is refused with %s", async (_, wrong, errors) => {
    const before = await show();
    const { status, body } = await update({ ...wrong, max_participant_num: 7 });
    expect([status, body]).toEqual([422, { errors }]);
    expect(await show()).toEqual(before);
  });
});

describe("the languages of an event", () => {
  const add = (language_id: unknown, as = sessions.owner, event_id: unknown = eventId) =>
    api("POST /language_events/create", { as, body: { event_id, language_id } });

  it("are matched by id, else by language; those left out stay; the second can be removed", async () => {
    const [main, second] = await entries();
    await update({ language_events_attributes: [{ language_id: 1, title: "茶会" }] });
    expect(await entries()).toEqual([main, { ...second, title: "茶会" }]);
    await update({ language_events_attributes: [{ id: main.id, title: "Tea" }] });
    expect(await entries()).toEqual([
      { ...main, title: "Tea" },
      { ...second, title: "茶会" },
    ]);
    await update({ language_events_attributes: [{ id: second.id, _destroy: true }] });
    expect(await entries()).toEqual([{ ...main, title: "Tea" }]);
    const foreign = await update({ language_events_attributes: [{ id: 999_999, title: "x" }] });
    expect([foreign.status, foreign.body]).toEqual([404, { errors: { language_event: ["was not found"] } }]);
  });

  it("take the translations of questions with them when removed, and leave the others", async () => {
    await update({ language_events_attributes: [{ language_id: 1, _destroy: true }] });
    const { apply_questions } = await show();
    const languages = apply_questions.map(
      (question: { language_apply_questions: { language_id: number }[] }) =>
        question.language_apply_questions.map(({ language_id }) => language_id),
    );
    expect(languages).toEqual(Array(5).fill([2]));
    expect(apply_questions[0].language_apply_questions[0].options_data).toEqual(["Egg", "Nuts, dried"]);
  });

  it("take the translations of questions along when they change places", async () => {
    const [main, second] = await entries();
    await update({
      language_events_attributes: [
        { id: main.id, language_id: 1 },
        { id: second.id, language_id: 2 },
      ],
    });
    const { apply_questions } = await show();
    expect(apply_questions[0].language_apply_questions).toMatchObject([
      { language_id: 1, title: "Question 1", options_data: ["Egg", "Nuts, dried"] },
      { language_id: 2, title: "質問1", options_data: ["卵", "ナッツ"] },
    ]);
  });

  it("begin blank: managers see the new one, visitors do not, and other edits go on", async () => {
    await update({ language_events_attributes: [{ language_id: 1, _destroy: true }] });
    const answers = await Promise.all([add(1), add(1)]);
    expect(answers[0]?.body.data).toEqual({
      id: expect.any(Number),
      language_id: 1,
      title: "",
      discription: "",
      address: "",
      place_name: "",
      organization_name: null,
      summary: "",
      fee_note: "",
      access_station: "",
      is_main: false,
    });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await entries()).toHaveLength(2);
    expect((await api(`GET /events/${eventId}`)).body.data.language_events).toHaveLength(1);
    expect((await update({ is_published: true })).status).toBe(200);
  });

  it("are two at most, and languages of the master", async () => {
    expect((await add(3)).body).toEqual({
      errors: { language_id: ["can't be added: two languages at most"] },
    });
    await update({ language_events_attributes: [{ language_id: 1, _destroy: true }] });
    expect((await add(9999)).body).toEqual({ errors: { language_id: ["was not found"] } });
    expect((await add(undefined)).body).toEqual({ errors: { language_id: ["can't be blank"] } });
    expect((await add(1, sessions.owner, null)).body).toEqual({ errors: { event_id: ["can't be blank"] } });
    expect((await add(1, sessions.owner, "x")).status).toBe(404);
    expect((await add(1, sessions.user)).status).toBe(403);
    expect((await add(1, sessions.visitor)).status).toBe(401);
  });
});

describe("a change of time or place", () => {
  const waiting = () =>
    db
      .selectFrom("mails")
      .select(["kind", "user_id", "state", "next_try_at"])
      .where("event_id", "=", eventId)
      .where("kind", "=", "event_changed")
      .orderBy("id")
      .execute();
  const sequence = async () =>
    (
      await db
        .selectFrom("events")
        .select("calendar_sequence")
        .where("id", "=", eventId)
        .executeTakeFirstOrThrow()
    ).calendar_sequence;

  it.each([
    ["the start", { start_at: "2026-12-01 10:00", end_at: null }],
    ["the end", { end_at: null }],
    ["the place", { language_events_attributes: [{ language_id: 1, place_name: "別館" }] }],
    ["being online", { is_online: true }],
  ])("as %s raises the calendar's number and waits ten minutes with the mail", async (_, change) => {
    await apply("user");
    await apply("stranger");
    await api(`PUT /events/${eventId}/applications/cancell`, { as: sessions.stranger });
    await update(change);
    expect(await sequence()).toBe(1);
    expect(await waiting()).toEqual([
      {
        kind: "event_changed",
        user_id: world.people.user,
        state: "waiting",
        next_try_at: new Date("2026-11-20T12:10:00+09:00"),
      },
    ]);
  });

  it("again before the mail has left puts one mail in its place", async () => {
    await apply("user");
    await update({ end_at: null });
    clock.set("2026-11-20T12:05:00+09:00");
    await update({ is_online: true });
    const mails = await waiting();
    expect(mails.map(({ state }) => state)).toEqual(["skipped", "waiting"]);
    expect(mails[1]?.next_try_at).toEqual(new Date("2026-11-20T12:15:00+09:00"));
  });

  it("is none where the same values or other fields are sent", async () => {
    await apply("user");
    const { start_at, end_at } = await show();
    await update({ start_at, end_at, max_participant_num: 50, is_online: false, apply_due: null });
    await update({ language_events_attributes: [{ language_id: 1, title: "茶会", place_name: "ホールA" }] });
    expect([await sequence(), await waiting()]).toEqual([0, []]);
  });
});

function apply(role: "user" | "stranger" | "invited") {
  return api(`POST /events/${eventId}/applications/apply`, { as: sessions[role], body: {} });
}
