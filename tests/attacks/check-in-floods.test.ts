import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { ticketLogLength } from "../../src/features/check-in/log/check-in-log.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser, makeUsers } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

// Helpers without an account record scans, so whoever has a link may send anything.
const { api, db, clock } = await startTestServer({ RATE_LIMITS: "on" });
const organizer = await makeUser(db);
const as = organizer.session;
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00.700+09:00");
beforeEach(() => clock.set(start));
const atStartPlus = (ms: number) => new Date(start.getTime() + ms).toISOString();

async function makeAttended(count: number) {
  const people = await makeUsers(db, count);
  const eventId = await makeEvent(db, { owner, applicants: people.map(({ id }) => id) });
  const rows = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
  return { eventId, people, ids: rows.map(({ id }) => id) };
}

const scan = (more: object) => ({ nonce: randomUUID(), kind: "in", scanned_at: atStartPlus(-1000), ...more });
const send = async (eventId: number, scans: object[]) =>
  (await api(`POST /events/${eventId}/check_ins`, { as, body: { scans } })).body.data;
const results = (answers: { result: string }[]) => answers.map(({ result }) => result);
const rowsOf = (eventId: number) =>
  db.selectFrom("check_ins").selectAll().where("event_id", "=", eventId).orderBy("id").execute();

describe("a code that is none", () => {
  it("beside the application of somebody who cancelled is unknown, and tells nobody's name", async () => {
    const { eventId, people, ids } = await makeAttended(1);
    clock.set(new Date("2026-11-20T12:00:00+09:00"));
    await api(`PUT /events/${eventId}/applications/cancell`, { as: people[0]?.session ?? null });
    clock.set(start);
    const nonsense = scan({ ticket_code: "nonsense" });
    const unknown = scan({ ticket_code: "0123456789" });
    const answers = await send(eventId, [scan({ application_id: ids[0] }), nonsense, unknown]);
    expect(results(answers)).toEqual(["not_confirmed", "unknown", "unknown"]);
    expect(answers.slice(1)).toEqual([
      { nonce: nonsense.nonce, result: "unknown" },
      { nonce: unknown.nonce, result: "unknown" },
    ]);
  });
});

describe("the time of a scan", () => {
  it("is kept to the millisecond: who is undone within the second after a scan of a clock that runs ahead is gone", async () => {
    const { eventId, ids } = await makeAttended(1);
    const [first] = await send(eventId, [scan({ application_id: ids[0], scanned_at: atStartPlus(60_000) })]);
    expect(first.checked_in_at).toBe("2026-11-27T18:00:00.700+09:00");
    clock.set(new Date(start.getTime() + 200));
    const [undone] = await send(eventId, [
      scan({ application_id: ids[0], kind: "undo", scanned_at: atStartPlus(150) }),
    ]);
    expect(undone.result).toBe("undone");
  });

  it("of another century, or before two days before the start, is that of its arrival", async () => {
    const { eventId, ids } = await makeAttended(3);
    const answers = await send(eventId, [
      scan({ application_id: ids[0], scanned_at: "1900-01-01T00:00:00Z" }),
      scan({ application_id: ids[1], scanned_at: "2026-11-25T17:59:59+09:00" }),
      scan({ application_id: ids[2], scanned_at: "2026-11-25T18:00:01.234+09:00" }),
    ]);
    expect(answers.map(({ checked_in_at }: { checked_in_at: string }) => checked_in_at)).toEqual([
      "2026-11-27T18:00:00.700+09:00",
      "2026-11-27T18:00:00.700+09:00",
      "2026-11-25T18:00:01.234+09:00",
    ]);
  });
});

describe("the log of a ticket", () => {
  it("takes 200 scans, however many are sent, and each of them answers as the first time", async () => {
    const { eventId, ids } = await makeAttended(2);
    const batch = (first: number) =>
      Array.from({ length: 500 }, (_, place) =>
        scan({ application_id: ids[0], scanned_at: atStartPlus(-60_000 + first + place) }),
      );
    const sent = batch(0);
    await send(eventId, sent);
    for (let times = 1; times < 11; times += 1) await send(eventId, batch(500 * times));
    expect(await rowsOf(eventId)).toHaveLength(ticketLogLength);
    const undo = scan({ application_id: ids[0], kind: "undo", scanned_at: atStartPlus(0) });
    expect(results(await send(eventId, [undo, sent[0] as object, sent[1] as object]))).toEqual([
      "undone",
      "checked_in",
      "already_checked_in",
    ]);
    expect(results(await send(eventId, [scan({ application_id: ids[1] })]))).toEqual(["checked_in"]);
  });

  it("stays as short where somebody comes and goes 1,000 times, is right, and remembers that they were there once", async () => {
    const { eventId, ids } = await makeAttended(1);
    const [first] = await send(eventId, [
      scan({ application_id: ids[0], scanned_at: atStartPlus(-100_000), device: "Entrance" }),
    ]);
    expect(first.result).toBe("checked_in");
    for (let times = 0; times < 4; times += 1) {
      const moves = Array.from({ length: 500 }, (_, place) =>
        scan({
          application_id: ids[0],
          kind: place % 2 ? "in" : "undo",
          scanned_at: atStartPlus(-50_000 + times * 500 + place),
        }),
      );
      const expected = moves.map(({ kind }) => (kind === "in" ? "checked_in" : "undone"));
      expect(results(await send(eventId, moves))).toEqual(expected);
    }
    const rows = await rowsOf(eventId);
    expect(rows.length).toBeLessThanOrEqual(ticketLogLength + 2);
    expect(rows[0]).toMatchObject({ result: "checked_in", device: "Entrance" });
    const list = await api(`GET /events/${eventId}/check_ins`, { as });
    expect(list.body.data.rows).toMatchObject([{ checked_in_at: "2026-11-27T17:59:12.699+09:00" }]);
  });

  it("takes no code that shows nobody, or somebody of another event: each answers the same when it is sent again", async () => {
    const { eventId, people, ids } = await makeAttended(1);
    const other = await makeAttended(1);
    const codeOf = async (id: number | undefined) =>
      (
        await db
          .selectFrom("tickets")
          .select("code")
          .where("application_id", "=", id ?? 0)
          .executeTakeFirstOrThrow()
      ).code;
    const withdrawn = await codeOf(ids[0]);
    clock.set(new Date("2026-11-20T12:00:00+09:00"));
    const as = people[0]?.session ?? null;
    await api(`PUT /events/${eventId}/applications/cancell`, { as });
    clock.set(start);
    const scans = [
      scan({ ticket_code: "nonsense" }),
      scan({ ticket_code: "0123456789" }),
      scan({ ticket_code: await codeOf(other.ids[0]) }),
      scan({ application_id: other.ids[0] }),
      scan({ ticket_code: withdrawn }),
    ];
    const expected = ["unknown", "unknown", "other_event", "other_event", "not_confirmed"];
    expect(results(await send(eventId, scans))).toEqual(expected);
    clock.set(new Date("2026-11-20T12:00:00+09:00"));
    await api(`POST /events/${eventId}/applications/apply`, { as, body: {} });
    clock.set(start);
    expect(results(await send(eventId, scans))).toEqual(expected);
    expect(await rowsOf(eventId)).toEqual([]);
  });

  it("keeps scans of people without a place, who may get one: sent again then they answer as the first time", async () => {
    const { eventId, people, ids } = await makeAttended(1);
    clock.set(new Date("2026-11-20T12:00:00+09:00"));
    const as = people[0]?.session ?? null;
    await api(`PUT /events/${eventId}/applications/cancell`, { as });
    clock.set(start);
    const early = scan({ application_id: ids[0] });
    expect(results(await send(eventId, [early]))).toEqual(["not_confirmed"]);
    clock.set(new Date("2026-11-20T12:00:00+09:00"));
    await api(`POST /events/${eventId}/applications/apply`, { as, body: {} });
    clock.set(start);
    expect(results(await send(eventId, [early, scan({ application_id: ids[0] })]))).toEqual([
      "not_confirmed",
      "checked_in",
    ]);
  });

  it("is not filled by applications that are none: an event keeps a thousand scans of them, and answers the others", async () => {
    const { eventId } = await makeAttended(1);
    for (let times = 0; times < 3; times += 1) {
      const nobody = Array.from({ length: 500 }, () => scan({ application_id: 2_000_000_000 }));
      expect(new Set(results(await send(eventId, nobody)))).toEqual(new Set(["unknown"]));
    }
    expect(await rowsOf(eventId)).toHaveLength(1000);
  });
});

it("30,000 scans an hour are taken of one person or link, so that a link cannot keep the site busy", async () => {
  const { eventId, ids } = await makeAttended(1);
  const { body } = await api(`POST /events/${eventId}/door_links`, { as, body: { label: "Entrance" } });
  const token = body.data.url.split("/").at(-1) as string;
  const sendBy = (headers: Record<string, string>, count: number) =>
    api(`POST /events/${eventId}/check_ins`, {
      headers,
      body: { scans: Array.from({ length: count }, () => scan({ application_id: ids[0] })) },
    });
  expect((await sendBy({ "door-token": token }, 1)).status).toBe(200);
  await sql`update rate_limits set count = count + 29799 where key like 'check_ins:link %'`.execute(db);
  expect((await sendBy({ "door-token": token }, 200)).status).toBe(200);
  const refused = await sendBy({ "door-token": token }, 1);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = await makeUser(db);
  expect((await sendBy({ "door-token": token, ...other.session }, 1)).status).toBe(429);
  expect((await sendBy(as, 1)).status).toBe(200);
});

it("walk-ins are limited by who sends them and by the event", async () => {
  const { eventId } = await makeAttended(1);
  const add = (id: number) =>
    api(`POST /events/${id}/walk_ins`, { as, body: { nonce: randomUUID(), name: "Kim Min" } });
  expect((await add(eventId)).status).toBe(200);
  await sql`update rate_limits set count = 2000 where key = ${`walk_ins_of_event:${eventId}`}`.execute(db);
  expect((await add(eventId)).status).toBe(429);
  const other = await makeAttended(1);
  expect((await add(other.eventId)).status).toBe(200);
  await sql`update rate_limits set count = 1000 where key = ${`walk_ins:user ${organizer.id}`}`.execute(db);
  expect((await add(other.eventId)).status).toBe(429);
});
