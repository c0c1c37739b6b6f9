import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { ViewCounter } from "../views/count-views.server.ts";

const { api, db, clock, platform } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
let eventId: number;
beforeEach(async () => {
  clock.set(testNow);
  eventId = await makeEvent(db, { owner });
});

const counter = new ViewCounter(platform);
const look = (from: string, times = 1, id = eventId, status = 200) => {
  const request = {
    method: "GET",
    url: `/events/${id}${from && `?from=${from}`}`,
    headers: { "user-agent": "Safari" },
  };
  for (let n = 0; n < times; n += 1) counter.note(request as never, status);
};
const figures = async () => {
  await counter.flush();
  return (await api(`GET /events/${eventId}/figures`, { as: organizer.session })).body.data;
};

it("views are counted by day of Japan's and source, several processes' and writings together", async () => {
  clock.set("2026-11-20T23:59:59+09:00");
  look("poster", 2);
  look("", 1);
  clock.set("2026-11-21T00:00:00+09:00");
  look("poster");
  await counter.flush();
  const other = new ViewCounter(platform);
  other.note(
    { method: "GET", url: `/events/${eventId}?from=poster`, headers: { "user-agent": "Safari" } } as never,
    304,
  );
  await Promise.all([other.flush(), counter.flush()]);
  expect((await figures()).views).toEqual([
    { date: "2026-11-20", source: "direct", count: 1 },
    { date: "2026-11-20", source: "poster", count: 2 },
    { date: "2026-11-21", source: "poster", count: 2 },
  ]);
});

it("nothing is written for a view before the next writing, nor for a page that is not there or an event that is gone", async () => {
  look("poster", 1, eventId, 404);
  look("x", 1, 999_999);
  look("stored");
  const rows = () =>
    db.selectFrom("event_views").selectAll().where("event_id", "in", [eventId, 999_999]).execute();
  expect(await rows()).toEqual([]);
  await counter.flush();
  expect((await rows()).map(({ source }) => source)).toEqual(["stored"]);
});

it("the hundred most frequent names are told apart, and of thousands few are kept", async () => {
  look("often", 5);
  for (let n = 0; n < 450; n += 1) look(`n${n}`);
  look("", 3);
  const { views } = await figures();
  const of = (name: string) => views.find(({ source }: { source: string }) => source === name)?.count;
  expect(views).toHaveLength(102);
  expect([of("often"), of("direct")]).toEqual([5, 3]);
  expect(views.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(458);
  const { stored } = await db
    .selectFrom("event_views")
    .select((eb) => eb.fn.countAll<string>().as("stored"))
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  expect(Number(stored)).toBeLessThanOrEqual(303);
});

it("what could not be written is written later", async () => {
  let isDown = true;
  const failing = {
    ...platform,
    log: { ...platform.log, warn: () => undefined },
    get db() {
      if (isDown) throw new Error("the database is away");
      return db;
    },
  };
  const patient = new ViewCounter(failing as never);
  patient.note(
    { method: "GET", url: `/events/${eventId}`, headers: { "user-agent": "Safari" } } as never,
    200,
  );
  await patient.flush();
  isDown = false;
  await patient.flush();
  expect((await figures()).views).toEqual([{ date: "2026-11-20", source: "direct", count: 1 }]);
});

it("views that wait for the database are bounded as others are, and none is lost", async () => {
  const atMost = 20_000;
  let isDown = true;
  let written: { count: number }[] = [];
  const note = (counted: ViewCounter, name: string) => {
    for (let n = 0; n < atMost; n += 1) {
      const request = {
        method: "GET",
        url: `/events/${eventId}?from=${name}${n}`,
        headers: { "user-agent": "Safari" },
      };
      counted.note(request as never, 200);
    }
  };
  const writing = db.withPlugin({
    transformQuery({ node }) {
      written = JSON.parse(
        (node as unknown as { parameters: { value: string }[] }).parameters[0]?.value ?? "",
      );
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const failing = {
    ...platform,
    log: { ...platform.log, warn: () => undefined },
    get db() {
      if (!isDown) return writing;
      // People look while it is away.
      note(patient, "later");
      throw new Error("the database is away");
    },
  };
  const patient: ViewCounter = new ViewCounter(failing as never);
  note(patient, "first");
  await patient.flush();
  isDown = false;
  await patient.flush();
  expect(written).toHaveLength(atMost + 1);
  expect(written.reduce((sum, { count }) => sum + count, 0)).toBe(2 * atMost);
});

it("days are shown of the last year", async () => {
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2025, 0, 1 + day)));
  await db
    .insertInto("event_views")
    .values(
      days.map((day) => ({
        event_id: eventId,
        date: day.toISOString().slice(0, 10),
        source: "direct",
        count: 1,
      })),
    )
    .execute();
  await db.updateTable("events").set({ max_participant_num: 500 }).where("id", "=", eventId).execute();
  const people = await makeUsers(db, days.length);
  await db
    .insertInto("applications")
    .values(
      people.map(({ id }, place) => ({ event_id: eventId, user_id: id, applied_at: days[place] as Date })),
    )
    .execute();
  const { views, applications } = await figures();
  for (const shown of [views, applications]) {
    expect([shown.length, shown.at(-1).date]).toEqual([366, "2026-02-04"]);
  }
});

it("applications, cancellations, attendance and answers stand beside the views", async () => {
  const [one, two] = await Promise.all([makeUser(db), makeUser(db)]);
  for (const { session } of [one, two]) {
    await api(`POST /events/${eventId}/applications/apply`, { as: session, body: {} });
  }
  clock.set("2026-11-21T12:00:00+09:00");
  await api(`PUT /events/${eventId}/applications/cancell`, { as: two.session });
  expect(await figures()).toEqual({
    views: [],
    applications: [{ date: "2026-11-20", source: null, count: 2 }],
    cancellations: [{ date: "2026-11-21", source: null, count: 1 }],
    sources: [{ source: null, views: 0, applications: 2, attended: 0 }],
    attended: expect.objectContaining({ expected: 1, attended: 0 }),
    answers: [],
  });
});

it("views go with the event", async () => {
  look("poster");
  await counter.flush();
  expect((await api(`DELETE /events/${eventId}`, { as: organizer.session })).status).toBe(200);
  expect(await db.selectFrom("event_views").selectAll().where("event_id", "=", eventId).execute()).toEqual(
    [],
  );
});
