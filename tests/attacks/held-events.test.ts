import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Tx } from "../../src/platform/db/client.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { countWaiting } from "../support/count-waiting.ts";
import { startTestServer } from "../support/server.ts";

// Whoever edits an event holds it meanwhile, as often and as long as they like; it must be their own event alone that waits.
const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

/** An event, the application of somebody to it, and somebody who has not applied. */
async function makeAttended() {
  const [coming, other] = [await makeUser(db), await makeUser(db)];
  const eventId = await makeEvent(db, { owner, applicants: [coming.id] });
  const { id } = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  return { eventId, applicationId: id, other };
}
type Attended = Awaited<ReturnType<typeof makeAttended>>;

const calls: [string, (attended: Attended) => Promise<{ status: number }>][] = [
  [
    "a scan at the entrance",
    ({ eventId, applicationId }) =>
      api(`POST /events/${eventId}/check_ins`, {
        as: organizer.session,
        body: {
          scans: [
            {
              nonce: randomUUID(),
              kind: "in",
              application_id: applicationId,
              scanned_at: clock.now().toISOString(),
            },
          ],
        },
      }),
  ],
  [
    "applying",
    ({ eventId, other }) =>
      api(`POST /events/${eventId}/applications/apply`, { as: other.session, body: {} }),
  ],
];

const hold = (tx: Tx, eventId: number) =>
  sql`select from events where id = ${eventId} for no key update`.execute(tx);

const edit = (eventId: number, as: Record<string, string>) =>
  api(`PUT /events/${eventId}/update`, { as, body: { event: { used_language_ids: [2] } } });

it.each(calls)("%s waits for an event that is held, and for no other", async (_, call) => {
  const [held, free] = [await makeAttended(), await makeAttended()];
  let isDone = false;
  let late: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await hold(tx, held.eventId);
    late = call(held).then(({ status }) => {
      isDone = true;
      expect(status).toBe(200);
    });
    await expect.poll(() => countWaiting(db)).toBe(1);
    for (let times = 0; times < 3; times += 1) expect((await call(free)).status).toBe(200);
    expect(isDone).toBe(false);
  });
  await late;
});

it.each(calls)(
  "%s goes on where more wait to edit a held event than there are connections",
  async (_, call) => {
    const [held, free] = [await makeAttended(), await makeAttended()];
    let edits: Promise<{ status: number }>[] = [];
    await db.transaction().execute(async (tx) => {
      await hold(tx, held.eventId);
      edits = Array.from({ length: 14 }, () => edit(held.eventId, organizer.session));
      await expect.poll(() => countWaiting(db)).toBe(1);
      expect((await call(free)).status).toBe(200);
    });
    for (const edit of edits) expect(await edit).toMatchObject({ status: 200 });
  },
);

it.each(calls)("%s goes on as soon as its own event is let go, whatever else is held", async (_, call) => {
  const [held, letGo] = [await makeAttended(), await makeAttended()];
  let isDone = false;
  let late: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await hold(tx, held.eventId);
    let soon: ReturnType<typeof call> | undefined;
    await db.transaction().execute(async (other) => {
      await hold(other, letGo.eventId);
      late = call(held).then(() => {
        isDone = true;
      });
      soon = call(letGo);
      await expect.poll(() => countWaiting(db)).toBe(2);
    });
    expect((await soon)?.status).toBe(200);
    expect(isDone).toBe(false);
  });
  await late;
});

/** Edits of as many events, each by one of these people: somebody else holds all of the events, so that no edit ends. */
async function whileEditing(people: Record<string, string>[], work: () => Promise<void>) {
  const held = await Promise.all(Array.from({ length: 14 }, () => makeEvent(db, { owner })));
  let edits: ReturnType<typeof edit>[] = [];
  await db.transaction().execute(async (tx) => {
    for (const eventId of held) await hold(tx, eventId);
    edits = held.map((eventId, place) => edit(eventId, people[place % people.length] ?? {}));
    await work();
  });
  for (const one of edits) expect(await one).toMatchObject({ status: 200 });
}

it("of who edits fourteen events without end two edits are under way, and others edit, apply and are scanned", async () => {
  const [free, other] = [await makeAttended(), await makeUser(db)];
  await db.insertInto("organization_members").values({ organization_id: owner, user_id: other.id }).execute();
  await whileEditing([organizer.session], async () => {
    await expect.poll(() => countWaiting(db)).toBe(2);
    for (const [, call] of calls) expect((await call(free)).status).toBe(200);
    expect(await edit(free.eventId, other.session)).toMatchObject({ status: 200 });
    expect(await countWaiting(db)).toBe(2);
  });
});

it("of seven organizers who edit without end four edits are under way, and others apply and are scanned", async () => {
  const free = await makeAttended();
  const people = await Promise.all(Array.from({ length: 7 }, () => makeUser(db)));
  const members = people.map(({ id }) => ({ organization_id: owner, user_id: id }));
  await db.insertInto("organization_members").values(members).execute();
  const sessions = people.map(({ session }) => session);
  await whileEditing(sessions, async () => {
    await expect.poll(() => countWaiting(db)).toBe(4);
    for (const [, call] of calls) expect((await call(free)).status).toBe(200);
    expect(await countWaiting(db)).toBe(4);
  });
});
