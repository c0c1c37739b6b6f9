import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { applyState, factsOfEvent } from "../../events/events.public.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const student = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;
const made = (columns?: Columns, applicants?: number[]) => makeEvent(db, { owner, columns, applicants });
const apply = (id: number | string, as: Record<string, string> | null = student.session, answers?: unknown) =>
  api(`POST /events/${id}/applications/apply`, {
    as,
    body: answers === undefined ? {} : { application: { apply_question_answers: answers } },
  });
const cancel = (id: number, as: Record<string, string> | null = student.session) =>
  api(`PUT /events/${id}/applications/cancell`, { as });
const isApplying = async (id: number, as: Record<string, string> | null = student.session) =>
  (await api(`GET /events/${id}/applications/present`, { as })).body.data;
const refused = ({ status, body }: { status: number; body: unknown }) => [status, body];

async function mailsOf(eventId: number) {
  const rows = await db
    .selectFrom("mails")
    .select(["kind", "user_id"])
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, user_id }) => `${kind} ${user_id}`);
}

describe("applying", () => {
  it("takes a place and queues one confirmation mail", async () => {
    const id = await made();
    const { status, body } = await apply(id);
    expect([status, body.data]).toEqual([
      200,
      {
        id: expect.any(Number),
        user_id: student.id,
        apply_at: "2026-11-20T12:00:00.000+09:00",
        state: "confirmed",
        is_cancelled: false,
        position: null,
        offer_expires_at: null,
        promoted_at: null,
        decided_at: null,
        decision_message: "",
        asks_before_promotion: false,
        cancel_reason: null,
        answers_open_until: null,
        apply_question_answers: {},
        actions: ["cancel"],
      },
    ]);
    expect(await isApplying(id)).toBe(true);
    expect(await isApplying(id, organizer.session)).toBe(false);
    expect(await isApplying(id, null)).toBe(false);
    expect(await mailsOf(id)).toEqual([`application_confirmed ${student.id}`]);
    expect((await api(`GET /events/${id}`)).body.data).toMatchObject({
      applications_count: 1,
      is_full: false,
      applications: [],
      apply_users: [],
    });
  });

  it("needs a login, before it says whether the event is there", async () => {
    expect(refused(await apply(999_999, null))).toEqual([401, { errors: { user: ["must be logged in"] } }]);
  });

  it("answers alike for an event that is not there, no id, and an unpublished one", async () => {
    const hidden = await made({ is_published: false });
    for (const id of [999_999, "x", hidden]) {
      expect(refused(await apply(id))).toEqual([404, { errors: { event: ["was not found"] } }]);
      const present = await api(`GET /events/${id}/applications/present`, { as: student.session });
      expect(present.status).toBe(404);
    }
  });

  it.each([
    [
      "of the provider",
      { is_created_by_hf: true },
      { event: ["accepts applications on its own page"] },
      { event: ["の申し込みは専用ページで受け付けています"] },
    ],
    [
      "that was cancelled, whatever else",
      {
        cancelled_at: testNow,
        is_created_by_hf: true,
        start_at: "2026-11-20T11:59:59+09:00",
        max_participant_num: 1,
      },
      { event: ["has been cancelled"] },
      { event: ["は中止になりました"] },
    ],
    [
      "that has started",
      { start_at: "2026-11-20T11:59:59+09:00", apply_due_at: "2026-11-19T12:00:00+09:00" },
      { start_at: ["has passed"] },
      { start_at: ["の期限が過ぎています"] },
    ],
    [
      "whose deadline has passed",
      { apply_due_at: "2026-11-20T11:59:59+09:00" },
      { apply_due: ["has passed"] },
      { apply_due: ["の期限が過ぎています"] },
    ],
  ])("is refused for an event %s, in the caller's language", async (_, columns, errors, errorsJa) => {
    const id = await made(columns);
    expect(refused(await apply(id))).toEqual([422, { errors }]);
    const japanese = await api(`POST /events/${id}/applications/apply`, {
      as: student.session,
      language: "ja",
      body: {},
    });
    expect(japanese.body).toEqual({ errors: errorsJa });
    expect(await mailsOf(id)).toEqual([]);
  });

  it("is in time at the very moment of the start and of the deadline", async () => {
    const id = await made({ start_at: testNow, apply_due_at: testNow });
    expect((await apply(id)).status).toBe(200);
  });

  it("is refused where all places are taken, and possible again when one is given up", async () => {
    const first = await makeUser(db);
    const id = await made({ max_participant_num: 1 }, [first.id]);
    expect(refused(await apply(id))).toEqual([422, { errors: { event: ["is full"] } }]);
    expect((await api(`GET /events/${id}`)).body.data.is_full).toBe(true);
    await cancel(id, first.session);
    expect((await apply(id)).status).toBe(200);
  });
});

describe("what the API says of an event", () => {
  const begun = { start_at: "2026-11-20T11:59:59+09:00" };
  const over = { apply_due_at: "2026-11-20T11:59:59+09:00" };
  const provider = { is_created_by_hf: true };
  const later = { reception_start_at: "2026-11-21T09:00:00+09:00" };
  const full = { max_participant_num: 1 };
  const said = {
    cancelled: { event: ["has been cancelled"] },
    started: { start_at: ["has passed"] },
    closed: { apply_due: ["has passed"] },
    elsewhere: { event: ["accepts applications on its own page"] },
    full: { event: ["is full"] },
  };
  it.each([
    ["cancelled", { cancelled_at: testNow, ...provider, ...begun, ...over, ...full }],
    ["started", { ...begun, ...over, ...full }],
    ["closed", { ...over, ...full }],
    ["elsewhere", { ...provider, ...later, ...full }],
    ["full", full],
  ] as const)("is what its page says: %s", async (state, columns) => {
    const id = await made(columns, columns.max_participant_num ? [organizer.id] : []);
    const { data } = (await api(`GET /events/${id}` as "GET /events/{id}")).body;
    expect(applyState(factsOfEvent(data), clock.now())).toBe(state);
    expect(refused(await apply(id))).toEqual([422, { errors: said[state] }]);
  });

  it.each([
    ["that has begun", "started", { ...provider, ...begun }],
    ["past its deadline", "closed", { ...provider, ...over }],
  ] as const)(
    "differs for the provider's event %s: the page says so, the API names the provider's page",
    async (_, state, columns) => {
      const id = await made(columns, [student.id]);
      const { data } = (await api(`GET /events/${id}` as "GET /events/{id}")).body;
      expect(applyState(factsOfEvent(data), clock.now())).toBe(state);
      expect(refused(await apply(id))).toEqual([422, { errors: said.elsewhere }]);
    },
  );

  it("differs before applications open: the page waits, the API takes them (decision 19)", async () => {
    const id = await made(later);
    const { data } = (await api(`GET /events/${id}` as "GET /events/{id}")).body;
    expect(applyState(factsOfEvent(data), clock.now())).toBe("not_yet_open");
    expect((await apply(id)).status).toBe(200);
  });
});

describe("cancelling an application", () => {
  it("gives the place up once, with one mail", async () => {
    const id = await made();
    await apply(id);
    const { status, body } = await cancel(id);
    expect([status, body.data.is_cancelled]).toEqual([200, true]);
    expect((await cancel(id)).body).toEqual(body);
    expect(await isApplying(id)).toBe(false);
    expect(await mailsOf(id)).toEqual([
      `application_confirmed ${student.id}`,
      `application_cancelled ${student.id}`,
    ]);
    expect((await api(`GET /events/${id}`)).body.data.applications_count).toBe(0);
  });

  it("has all checks again when applying anew", async () => {
    const id = await made({ max_participant_num: 1 });
    await apply(id);
    await cancel(id);
    await apply(id, organizer.session);
    expect(refused(await apply(id))).toEqual([422, { errors: { event: ["is full"] } }]);
  });

  it("is possible after the deadline and at the very moment of the start, not after it", async () => {
    const id = await made({ apply_due_at: testNow }, [student.id]);
    clock.set("2026-11-27T18:00:00.001+09:00");
    expect(refused(await cancel(id))).toEqual([422, { errors: { start_at: ["has passed"] } }]);
    clock.set("2026-11-27T18:00:00+09:00");
    expect((await cancel(id)).status).toBe(200);
    clock.set(testNow);
  });

  it("answers 404 where there is none, and 401 to visitors", async () => {
    const id = await made();
    expect(refused(await cancel(id))).toEqual([404, { errors: { application: ["was not found"] } }]);
    expect(refused(await cancel(999_999))).toEqual([404, { errors: { event: ["was not found"] } }]);
    expect((await cancel(id, null)).status).toBe(401);
  });

  it("is still possible when the event is not published any more", async () => {
    const id = await made({ is_published: false }, [student.id]);
    expect(await isApplying(id)).toBe(true);
    expect((await cancel(id)).status).toBe(200);
  });
});

describe("one's own application", () => {
  const own = (id: number, as: Record<string, string> | null = student.session) =>
    api(`GET /events/${id}/applications/own`, { as });

  it("is told to its person alone, also when it is cancelled or the event hidden; null where there is none", async () => {
    const id = await made();
    expect((await own(id)).body).toEqual({ data: null });
    const applied = await apply(id);
    expect((await own(id)).body).toEqual(applied.body);
    expect((await own(id, organizer.session)).body).toEqual({ data: null });
    await db.updateTable("events").set({ is_published: false }).where("id", "=", id).execute();
    expect((await own(id)).body).toEqual(applied.body);
    const cancelled = await cancel(id);
    expect((await own(id)).body).toEqual(cancelled.body);
  });

  it("needs a login and an event that one can see", async () => {
    const hidden = await made({ is_published: false });
    expect((await own(hidden, null)).status).toBe(401);
    for (const id of [hidden, 999_999]) {
      expect(refused(await own(id))).toEqual([404, { errors: { event: ["was not found"] } }]);
    }
  });
});

describe("one's own applications", () => {
  it("are told with their events, latest start first, also of an event that is not public any more", async () => {
    const person = await makeUser(db);
    const on = (day: string) => made({ start_at: `${day}T12:00:00+09:00` }, [person.id]);
    const [old, later, sooner, older] = [
      await on("2026-11-10"),
      await on("2026-12-20"),
      await on("2026-12-10"),
      await on("2026-11-01"),
    ];
    const hidden = await made({ is_published: false, start_at: "2026-12-01T12:00:00+09:00" }, [person.id]);
    await cancel(later, person.session);
    const { body } = await api("GET /users/own/applications", { as: person.session });
    expect(
      body.data.map((one: { event: { id: number }; is_cancelled: boolean }) => [
        one.event.id,
        one.is_cancelled,
      ]),
    ).toEqual([
      [later, true],
      [sooner, false],
      [hidden, false],
      [old, false],
      [older, false],
    ]);
    expect((await api("GET /users/own/applications")).status).toBe(401);
  });
});
