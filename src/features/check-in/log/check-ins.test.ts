import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const atTheStart = new Date("2026-11-27T18:00:00+09:00");
clock.set(atTheStart);

const minutesAfter = (minutes: number) => new Date(atTheStart.getTime() + minutes * 60_000).toISOString();
const wire = (minutes: number) =>
  new Date(atTheStart.getTime() + minutes * 60_000 + 9 * 3600_000).toISOString().replace("Z", "+09:00");

/** An event to which so many people come, with their tickets. */
async function makeAttended(count: number) {
  const people = await makeUsers(db, count);
  const eventId = await makeEvent(db, { owner, applicants: people.map(({ id }) => id) });
  const tickets = await db
    .selectFrom("tickets as t")
    .innerJoin("applications as a", "a.id", "t.application_id")
    .select(["a.id", "a.user_id", "t.code"])
    .where("a.event_id", "=", eventId)
    .orderBy("a.id")
    .execute();
  return { eventId, people, tickets };
}

const scan = (more: object = {}) => ({
  nonce: randomUUID(),
  kind: "in",
  scanned_at: minutesAfter(-1),
  ...more,
});
const record = async (eventId: number, scans: unknown) => {
  const { status, body } = await api(`POST /events/${eventId}/check_ins`, {
    as: organizer.session,
    body: { scans },
  });
  return status === 200 ? body.data : { status, ...body };
};
const list = async (eventId: number) =>
  (await api(`GET /events/${eventId}/check_ins`, { as: organizer.session })).body.data;
const results = (answers: { result: string }[]) => answers.map(({ result }) => result);

describe("a scan", () => {
  it("checks in whoever shows their code, however it is written, and says who it is", async () => {
    const { eventId, tickets } = await makeAttended(1);
    const [ticket] = tickets;
    const code = ticket?.code ?? "";
    const sent = scan({
      ticket_code: ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`,
      device: "Entrance",
    });
    const answer = {
      nonce: sent.nonce,
      result: "checked_in",
      application: { id: ticket?.id, name: expect.any(String), state: "confirmed" },
      checked_in_at: wire(-1),
      device: "Entrance",
    };
    expect(await record(eventId, [sent])).toEqual([answer]);
    expect(await list(eventId)).toEqual({
      expected: 1,
      checked_in: 1,
      walk_ins: 0,
      rows: [
        {
          application_id: ticket?.id,
          name: answer.application.name,
          search: expect.any(String),
          ticket_digest: createHash("sha256").update(code).digest("hex"),
          checked_in_at: wire(-1),
          university: null,
          department_category: null,
        },
      ],
    });
    const again = scan({ ticket_code: code, scanned_at: minutesAfter(0), device: "Back" });
    expect(await record(eventId, [again])).toEqual([
      { ...answer, nonce: again.nonce, result: "already_checked_in" },
    ]);
  });

  it("counts once: sent again it answers as the first time, whatever has happened since", async () => {
    const { eventId, tickets } = await makeAttended(1);
    const id = tickets[0]?.id;
    const first = scan({ application_id: id });
    const undo = scan({ application_id: id, kind: "undo", scanned_at: minutesAfter(0) });
    expect(results(await record(eventId, [first, first, undo]))).toEqual([
      "checked_in",
      "checked_in",
      "undone",
    ]);
    expect(results(await record(eventId, [first, undo]))).toEqual(["checked_in", "undone"]);
    expect((await list(eventId)).checked_in).toBe(0);
    const other = await makeAttended(1);
    expect(
      results(await record(other.eventId, [{ ...first, application_id: other.tickets[0]?.id }])),
    ).toEqual(["checked_in"]);
  });

  it("that is bad keeps none of the others from counting", async () => {
    const { eventId, tickets } = await makeAttended(2);
    const [one, two] = tickets;
    const answers = await record(eventId, [
      scan({ application_id: one?.id, nonce: undefined }),
      scan({ application_id: one?.id, kind: "out" }),
      scan({ application_id: one?.id, scanned_at: "yesterday" }),
      scan({}),
      scan({ application_id: one?.id, ticket_code: one?.code }),
      null,
      scan({ ticket_code: "0123456789" }),
      scan({ ticket_code: "😀\u0000" }),
      scan({ application_id: two?.id }),
    ]);
    expect(results(answers)).toEqual([...Array(6).fill("malformed"), "unknown", "unknown", "checked_in"]);
    expect(answers[0]).toEqual({ nonce: null, result: "malformed" });
  });

  it("of somebody without a place, of another event or of nobody checks nobody in and tells no more than it must", async () => {
    const { eventId, tickets, people } = await makeAttended(2);
    const other = await makeAttended(1);
    const [left, waits] = tickets;
    clock.set(new Date("2026-11-20T12:00:00+09:00"));
    await api(`PUT /events/${eventId}/applications/cancell`, { as: people[0]?.session ?? null });
    await db
      .updateTable("applications")
      .set({ state: "waiting", queue_number: 1 })
      .where("id", "=", waits?.id ?? 0)
      .execute();
    clock.set(atTheStart);
    const answers = await record(eventId, [
      scan({ ticket_code: left?.code }),
      scan({ application_id: left?.id }),
      scan({ application_id: waits?.id }),
      scan({ ticket_code: other.tickets[0]?.code }),
      scan({ application_id: other.tickets[0]?.id }),
      scan({ application_id: 2_000_000_000 }),
    ]);
    expect(results(answers)).toEqual([
      "not_confirmed",
      "not_confirmed",
      "not_confirmed",
      "other_event",
      "other_event",
      "unknown",
    ]);
    expect(answers.map(({ application }: { application?: { state: string } }) => application?.state)).toEqual(
      ["cancelled", "cancelled", "waiting", undefined, undefined, undefined],
    );
    expect(await list(eventId)).toMatchObject({ expected: 0, checked_in: 0, rows: [] });
  });

  it("from the future counts as when it arrives, one from yesterday as when it was made", async () => {
    const { eventId, tickets } = await makeAttended(2);
    const [one, two] = tickets;
    await record(eventId, [
      scan({ application_id: one?.id, scanned_at: minutesAfter(60) }),
      scan({ application_id: two?.id, scanned_at: minutesAfter(-24 * 60) }),
    ]);
    const { rows } = await list(eventId);
    expect(rows.map(({ checked_in_at }: { checked_in_at: string }) => checked_in_at)).toEqual([
      wire(0),
      wire(-24 * 60),
    ]);
  });
});

it("whoever comes back has a new ticket; the old one is refused and what was scanned with it counts no more", async () => {
  const { eventId, tickets, people } = await makeAttended(1);
  const as = people[0]?.session ?? null;
  clock.set(new Date("2026-11-20T12:00:00+09:00"));
  await record(eventId, [scan({ ticket_code: tickets[0]?.code, scanned_at: "2026-11-20 11:00" })]);
  await api(`PUT /events/${eventId}/applications/cancell`, { as });
  expect((await api(`GET /events/${eventId}/applications/own/ticket`, { as })).status).toBe(404);
  await api(`POST /events/${eventId}/applications/apply`, { as, body: {} });
  const { body } = await api(`GET /events/${eventId}/applications/own/ticket`, { as });
  expect(body.data.code).not.toBe(tickets[0]?.code);
  expect(body.data.url).toMatch(new RegExp(`/events/${eventId}/ticket#${body.data.code}$`));
  expect((await list(eventId)).checked_in).toBe(0);
  const answers = await record(eventId, [
    scan({ ticket_code: tickets[0]?.code }),
    scan({ ticket_code: body.data.code }),
  ]);
  expect(results(answers)).toEqual(["not_confirmed", "checked_in"]);
  clock.set(atTheStart);
});

it("devices are told of every change of the list, also where one goes, another comes and all numbers stay the same", async () => {
  const { eventId, people, tickets } = await makeAttended(3);
  const [first, second] = tickets.map(({ code }) => code);
  const figures = async () =>
    (await api(`GET /events/${eventId}/check_ins/figures`, { as: organizer.session })).body.data;
  const walkIn = (name: string) =>
    api(`POST /events/${eventId}/walk_ins`, {
      as: organizer.session,
      body: { nonce: randomUUID(), name },
    });
  await record(eventId, [scan({ ticket_code: first })]);
  const { id } = (await walkIn("A")).body.data;
  const changes = [
    () =>
      record(eventId, [
        scan({ kind: "undo", ticket_code: first, scanned_at: minutesAfter(0) }),
        scan({ ticket_code: second }),
      ]),
    async () => {
      await api(`DELETE /events/${eventId}/walk_ins/${id}`, { as: organizer.session });
      await walkIn("B");
    },
    async () => {
      const leaver = people.find(({ id: user }) => user === tickets[2]?.user_id);
      expect((await api(`PUT /events/${eventId}/applications/cancell`, { as: leaver?.session })).status).toBe(
        200,
      );
      const comer = await makeUser(db);
      expect(
        (await api(`POST /events/${eventId}/applications/apply`, { as: comer.session, body: {} })).status,
      ).toBe(200);
    },
  ];
  for (const change of changes) {
    const before = await figures();
    expect(await figures()).toEqual(before);
    await change();
    expect(await figures()).toEqual({ ...before, version: expect.not.stringContaining(before.version) });
  }
});

it("more than 500 scans at once are too many, and no list of scans is refused", async () => {
  const { eventId, tickets } = await makeAttended(1);
  const many = Array.from({ length: 501 }, () => scan({ application_id: tickets[0]?.id }));
  expect((await record(eventId, many)).status).toBe(413);
  expect(results(await record(eventId, many.slice(1)))).toEqual([
    "checked_in",
    ...Array(499).fill("already_checked_in"),
  ]);
  expect(await record(eventId, "all")).toMatchObject({
    status: 422,
    errors: { scans: [expect.any(String)] },
  });
  expect(await record(eventId, [])).toEqual([]);
});
