import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
clock.set(new Date(start.getTime() + 60 * 60_000));

interface Scanned {
  person: number;
  kind: "in" | "undo";
  /** Seconds after the start; each scan has its own. */
  second: number;
}

async function makeAttended(count: number) {
  const people = await makeUsers(db, count);
  const eventId = await makeEvent(db, {
    owner,
    applicants: people.map(({ id }) => id),
    columns: { max_participant_num: 1000 },
  });
  const applications = await db
    .selectFrom("tickets")
    .select(["application_id", "code"])
    .where("event_id", "=", eventId)
    .orderBy("application_id")
    .execute();
  return { eventId, applications };
}
type Attended = Awaited<ReturnType<typeof makeAttended>>;

const send = (eventId: number, scans: object[]) =>
  api(`POST /events/${eventId}/check_ins`, { as: organizer.session, body: { scans } });

function asScan({ applications }: Attended, { person, kind, second }: Scanned, device: number) {
  const { application_id, code } = applications[person] ?? { application_id: 0, code: "" };
  const shown = second % 2 ? { ticket_code: code } : { application_id };
  const scanned_at = new Date(start.getTime() + second * 1000).toISOString();
  return { nonce: randomUUID(), kind, scanned_at, device: `device ${device}`, ...shown };
}

/** By the sentence alone, in milliseconds, for each person. */
function expected(count: number, all: Scanned[]): (number | null)[] {
  return Array.from({ length: count }, (_, person) => {
    const own = all.filter((scan) => scan.person === person);
    const lastUndo = Math.max(-1, ...own.flatMap(({ kind, second }) => (kind === "undo" ? [second] : [])));
    const after = own.flatMap(({ kind, second }) => (kind === "in" && second > lastUndo ? [second] : []));
    return after.length > 0 ? start.getTime() + Math.min(...after) * 1000 : null;
  });
}

async function present(eventId: number): Promise<(number | null)[]> {
  const { body } = await api(`GET /events/${eventId}/check_ins`, { as: organizer.session });
  return body.data.rows.map(({ checked_in_at }: { checked_in_at: string | null }) =>
    checked_in_at === null ? null : Date.parse(checked_in_at),
  );
}

const peopleCount = 3;
const generated = fc.uniqueArray(
  fc.record({
    person: fc.nat(peopleCount - 1),
    kind: fc.constantFrom("in" as const, "in" as const, "undo" as const),
    second: fc.nat(3000),
  }),
  { selector: ({ second }) => second, minLength: 1, maxLength: 20 },
);

it("devices that send what they kept in any order, in pieces, twice and at the same moment end with one list", async () => {
  await fc.assert(
    fc.asyncProperty(
      generated,
      fc.array(fc.nat(3), { minLength: 20, maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      async (all, devices, atOnce) => {
        const attended = await makeAttended(peopleCount);
        const queues = [0, 1, 2, 3].map((device) =>
          all.filter((_, place) => devices[place] === device).map((scan) => asScan(attended, scan, device)),
        );
        await Promise.all(
          queues.map(async (queue) => {
            for (let first = 0; first < queue.length; first += atOnce) {
              const piece = queue.slice(first, first + atOnce);
              await send(attended.eventId, piece);
              // Its answer was lost, so the device sends it again.
              if (first === 0) await send(attended.eventId, [...piece, ...piece]);
            }
          }),
        );
        expect(await present(attended.eventId)).toEqual(expected(peopleCount, all));
      },
    ),
    { numRuns: 60 },
  );
});

it("500 people over four devices, of which two send late what they have kept: everybody once, in one truth", async () => {
  const attended = await makeAttended(500);
  const queues: ReturnType<typeof asScan>[][] = [[], [], [], []];
  attended.applications.forEach((_, person) => {
    const device = person % 4;
    queues[device]?.push(asScan(attended, { person, kind: "in", second: person + 1 }, device));
    // Everybody tenth shows the ticket at a second entrance, a little later.
    if (person % 10 === 0)
      queues[(device + 1) % 4]?.push(asScan(attended, { person, kind: "in", second: person + 700 }, device));
  });
  const [one = [], two = [], late = [], later = []] = queues;
  const singly = async (queue: object[]) => {
    for (const scan of queue) expect((await send(attended.eventId, [scan])).status).toBe(200);
  };
  await Promise.all([
    singly(one.slice(0, 60)),
    singly(two.slice(0, 60)),
    send(attended.eventId, two.slice(60)),
  ]);
  await Promise.all([
    send(attended.eventId, one.slice(60)),
    send(attended.eventId, late),
    send(attended.eventId, later),
  ]);
  const arrived = await present(attended.eventId);
  expect(arrived).toEqual(attended.applications.map((_, person) => start.getTime() + (person + 1) * 1000));
  const { body } = await api(`GET /events/${attended.eventId}/check_ins/figures`, { as: organizer.session });
  expect(body.data).toMatchObject({ expected: 500, checked_in: 500, walk_ins: 0 });
  const counts = body.data.arrivals.map(({ count }: { count: number }) => count);
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(500);
});
