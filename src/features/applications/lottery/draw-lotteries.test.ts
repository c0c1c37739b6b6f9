import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { applyToEvent, readToApply } from "../applying/apply-to-event.server.ts";
import { drawLotteries } from "./draw-lotteries.server.ts";

const { api, db, clock, platform } = await startTestServer();
const manager = await makeUser(db);
const owner = await makeOrganization(db, { members: [manager.id] });
const people = await makeUsers(db, 5);
const drawTime = "2026-11-25T12:00:00+09:00";
const start = "2026-11-27T18:00:00+09:00";
const waitingList = { has_waiting_list: true };

let event: number;
beforeEach(() => clock.set(testNow));

type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;
async function makeLottery(columns: Columns = {}, entrants = people): Promise<void> {
  const lottery = { selection: "lottery", lottery_at: drawTime, max_participant_num: 2 };
  event = await makeEvent(db, { owner, columns: { ...lottery, start_at: start, ...columns } });
  for (const { session } of entrants) {
    const { status, body } = await api(`POST /events/${event}/applications/apply`, { as: session, body: {} });
    expect([status, body.data?.state]).toEqual([200, "entered"]);
  }
}
const drawAt = async (time: string) => {
  clock.set(time);
  await drawLotteries(platform);
};
const lottery = async (as = people[0]?.session) =>
  (await api(`GET /events/${event}/lottery`, { as })).body.data;
const eventRow = () => db.selectFrom("events").selectAll().where("id", "=", event).executeTakeFirstOrThrow();
const applications = () =>
  db.selectFrom("applications").selectAll().where("event_id", "=", event).orderBy("id").execute();
/** The states in the order of the draw. */
const drawn = async () => {
  const rows = await applications();
  const { order } = await lottery();
  return (order as number[]).map((id) => {
    const row = rows.find((one) => one.id === id);
    return row?.queue_number ? `${row.state} ${row.queue_number}` : row?.state;
  });
};
const news = async () => {
  const mails = await db
    .selectFrom("mails")
    .select(["user_id", "payload"])
    .where("kind", "=", "application_news")
    .where("event_id", "=", event)
    .execute();
  const told = mails.map(({ payload }) => (payload as { news: string }).news);
  return told.filter((one) => one !== "entered").sort();
};

describe("the draw", () => {
  it("confirms the first in its order while places are free, and the others wait in that order", async () => {
    await makeLottery(waitingList);
    const { lock_version } = await eventRow();
    await drawAt(drawTime);
    const { seed, order, commitment, ...rest } = await lottery();
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    const ids = (await applications()).map(({ id }) => id);
    expect(order).toEqual(ids.toSorted((a, b) => (sha256(`${seed}:${a}`) < sha256(`${seed}:${b}`) ? -1 : 1)));
    expect(commitment).toBe(sha256(seed));
    expect(rest).toEqual({
      lottery_at: "2026-11-25T12:00:00.000+09:00",
      drawn_at: "2026-11-25T12:00:00.000+09:00",
      entries_digest: sha256(ids.join(",")),
      entries: 5,
    });
    expect(await drawn()).toEqual(["confirmed", "confirmed", "waiting 1", "waiting 2", "waiting 3"]);
    expect(await news()).toEqual(["lost_waiting", "lost_waiting", "lost_waiting", "won", "won"]);
    expect(await eventRow()).toMatchObject({
      lock_version: lock_version + 1,
      applications_count: 2,
      waiting_count: 3,
    });
  });

  it("leaves the others out where there is no waiting list, and they may apply as anybody after it", async () => {
    await makeLottery();
    await drawAt(drawTime);
    expect(await drawn()).toEqual(["confirmed", "confirmed", "declined", "declined", "declined"]);
    expect(await news()).toEqual(["lost", "lost", "lost", "won", "won"]);
    const rows = await applications();
    expect(rows.map(({ decided_at }) => decided_at)).toEqual([null, null, null, null, null]);
    const sessionOf = (state: string) =>
      people.find(({ id }) => id === rows.find((row) => row.state === state)?.user_id)?.session;
    const loser = sessionOf("declined");
    const apply = () => api(`POST /events/${event}/applications/apply`, { as: loser, body: {} });
    expect((await apply()).body.errors).toMatchObject({ event: ["is full"] });
    await api(`PUT /events/${event}/applications/cancell`, { as: sessionOf("confirmed") });
    expect((await apply()).body.data).toMatchObject({ state: "confirmed", decided_at: null });
  });

  it("confirms also after places that fall free are only offered", async () => {
    await makeLottery({ promote_until_at: testNow, ...waitingList });
    await drawAt(drawTime);
    expect(await drawn()).toEqual(["confirmed", "confirmed", "waiting 1", "waiting 2", "waiting 3"]);
  });

  it("gives no place that is taken already, however low the maximum has become", async () => {
    await makeLottery();
    const taken = people.slice(0, 2).map(({ id }) => id);
    await db
      .updateTable("applications")
      .set({ state: "confirmed" })
      .where("event_id", "=", event)
      .where("user_id", "in", taken)
      .execute();
    await db.updateTable("events").set({ max_participant_num: 1 }).where("id", "=", event).execute();
    await drawAt(drawTime);
    expect(await drawn()).toEqual(["declined", "declined", "declined"]);
  });

  it("is over also where nobody takes part, and who applies then gets a place", async () => {
    await makeLottery({}, []);
    await drawAt(drawTime);
    expect(await lottery()).toMatchObject({ entries: 0, order: [], drawn_at: expect.any(String) });
    const { body } = await api(`POST /events/${event}/applications/apply`, {
      as: people[0]?.session,
      body: {},
    });
    expect(body.data.state).toBe("confirmed");
  });

  it("leaves out who has cancelled, and never changes its order afterwards", async () => {
    await makeLottery(waitingList);
    await api(`PUT /events/${event}/applications/cancell`, { as: people[0]?.session });
    await drawAt(drawTime);
    const { order } = await lottery();
    expect(order).toHaveLength(4);
    await api(`PUT /events/${event}/applications/cancell`, { as: people[1]?.session });
    await api(`POST /events/${event}/applications/apply`, { as: people[0]?.session, body: {} });
    expect(await lottery()).toMatchObject({ order, entries: 4 });
  });

  it("makes those who have read the event before it decide anew", async () => {
    await makeLottery(waitingList);
    const late = await makeUser(db);
    const read = await readToApply(db, event, late.id);
    await drawAt(drawTime);
    const { state } = await applyToEvent(db, event, late, read, { answers: null }, new Date(drawTime));
    expect(state).toBe("waiting");
    expect((await lottery()).order).toHaveLength(5);
  });

  it("happens once, by whichever process comes first", async () => {
    await makeLottery(waitingList);
    clock.set(drawTime);
    await Promise.all([drawLotteries(platform), drawLotteries(platform), drawLotteries(platform)]);
    const { order } = await lottery();
    await drawAt("2026-11-26T12:00:00+09:00");
    expect(await lottery()).toMatchObject({ order, drawn_at: "2026-11-25T12:00:00.000+09:00" });
    expect(await news()).toHaveLength(5);
  });
});

describe("the time of the draw", () => {
  const isDrawn = async () => (await eventRow()).lottery_drawn_at !== null;
  it("is not earlier than told, and after a night without a worker it is made up for", async () => {
    await makeLottery();
    await drawAt("2026-11-25T11:59:59+09:00");
    expect(await isDrawn()).toBe(false);
    await drawAt("2026-11-26T09:00:00+09:00");
    expect(await isDrawn()).toBe(true);
  });

  it("comes for an unpublished event when it is published again", async () => {
    await makeLottery();
    const publish = async (is_published: boolean) => {
      const body = { event: { is_published, used_language_ids: [1] } };
      const answer = await api(`PUT /events/${event}/update`, { as: manager.session, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await publish(false);
    await drawAt(drawTime);
    expect(await isDrawn()).toBe(false);
    await publish(true);
    await drawAt("2026-11-26T09:00:00+09:00");
    expect(await isDrawn()).toBe(true);
  });

  it.each([
    ["a cancelled event", { cancelled_at: testNow }, drawTime],
    ["an event that has begun", { has_waiting_list: false }, "2026-11-27T18:00:00.001+09:00"],
    ["an event that is hidden", { is_published: false }, drawTime],
    ["an event with another selection", { selection: "approval" }, drawTime],
  ])("never comes for %s", async (_, columns, time) => {
    await makeLottery();
    await db.updateTable("events").set(columns).where("id", "=", event).execute();
    await drawAt(time);
    expect(await isDrawn()).toBe(false);
    expect((await applications()).map(({ state }) => state)).toEqual(Array(5).fill("entered"));
  });
});

describe("what is known of a lottery", () => {
  it("before the draw: when it is, the commitment, and how many take part", async () => {
    await makeLottery();
    await api(`PUT /events/${event}/applications/cancell`, { as: people[0]?.session });
    const known = await lottery();
    expect(known).toEqual({
      lottery_at: "2026-11-25T12:00:00.000+09:00",
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      entries: 4,
    });
  });

  it("is there for whoever may see the event, and for events with a lottery alone", async () => {
    await makeLottery({ is_published: false }, []);
    const statusFor = async (as: typeof manager.session | null, id = event) =>
      (await api(`GET /events/${id}/lottery`, { as })).status;
    expect(await statusFor(null)).toBe(404);
    expect(await statusFor(people[0]?.session ?? null)).toBe(404);
    expect(await statusFor(manager.session)).toBe(200);
    expect(await statusFor(null, 2 ** 31 - 1)).toBe(404);
    const other = await makeEvent(db, { owner });
    const { status, body } = await api(`GET /events/${other}/lottery`);
    expect([status, body.errors]).toEqual([404, { lottery: ["was not found"] }]);
  });

  it("nowhere holds the seed before the draw", async () => {
    await makeLottery(waitingList);
    const { lottery_seed: seed } = await eventRow();
    const session = people[0]?.session ?? null;
    const answers = [
      ...[
        "",
        "/lottery",
        "/applications/own",
        "/applications/present",
        "/participants",
        "/participants.csv",
      ].flatMap((path) =>
        [null, session, manager.session].map((as) => [`GET /events/${event}${path}`, { as }] as const),
      ),
      [`PUT /events/${event}/update`, { as: manager.session, body: { event: { max_participant_num: 3 } } }],
      [`PUT /events/${event}/update`, { as: manager.session, body: { event: { max_participant_num: 0 } } }],
      [`PUT /events/${event}/update`, { as: manager.session, body: { event: { lock_version: 0 } } }],
      [`POST /events/${event}/duplicate`, { as: manager.session, body: { start_at: [start] } }],
      [`POST /events/${event}/applications/apply`, { as: session, body: {} }],
      ["GET /events", {}],
      ["GET /users/own/applications", { as: session }],
      [`GET /organizations/${owner}/events`, { as: manager.session }],
    ] as const;
    for (const [call, ask] of answers) {
      const { body } = await api(call, ask);
      expect(JSON.stringify(body), call).not.toContain(seed);
    }
    await drawAt(drawTime);
    expect((await lottery()).seed).toBe(seed);
  });
});
