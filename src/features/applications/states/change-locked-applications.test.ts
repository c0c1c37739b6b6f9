import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import {
  type ApplicationState,
  applicationStates,
  holdsPlace,
  isActive,
  isInQueue,
} from "../../../shared/application-states.ts";
import { type FormerState, isAllowedTransition } from "./allowed-transitions.ts";
import { changeLockedApplications } from "./change-locked-applications.server.ts";

const { db } = await testDatabase();
const owner = await makeOrganization(db);
const { id: userId } = await makeUser(db);
const now = new Date("2026-11-20T12:00:00+09:00");
const later = new Date("2026-11-21T12:00:00+09:00");

const change = (eventId: number, from: FormerState, to: ApplicationState, at = now) =>
  db.transaction().execute((tx) => {
    const promotion = to === "offered" ? { offerExpiresAt: later } : undefined;
    const isApplying = isActive(to) && !isActive(from);
    return changeLockedApplications(tx, [
      { eventId, userId, from, to, at, news: null, promotion, isApplying },
    ]);
  });
const eventIn = async (from: FormerState) => {
  const eventId = await makeEvent(db, { owner });
  const cancelled_at = from === "cancelled" || from === "declined" ? now : null;
  if (from) {
    await db
      .insertInto("applications")
      .values({
        event_id: eventId,
        user_id: userId,
        state: from,
        cancelled_at,
        queue_number: from === "waiting" ? 1 : null,
        offer_expires_at: from === "offered" ? later : null,
      })
      .execute();
  }
  return eventId;
};
const read = (eventId: number) =>
  db
    .selectFrom("events as e")
    .leftJoin("applications as a", "a.event_id", "e.id")
    .select([
      "a.state",
      "a.applied_at",
      "a.cancelled_at",
      "a.calendar_sequence",
      "e.applications_count",
      "e.waiting_count",
    ])
    .where("e.id", "=", eventId)
    .executeTakeFirstOrThrow();

const everyPair = [undefined, ...applicationStates].flatMap((from) =>
  applicationStates.map((to) => [from, to] as const),
);
const [allowed, others] = [true, false].map((wanted) =>
  everyPair.filter(([from, to]) => isAllowedTransition(from, to) === wanted),
) as [typeof everyPair, typeof everyPair];

it.each(allowed)("from %s to %s: the state and the counts say the same", async (from, to) => {
  const eventId = await eventIn(from);
  await change(eventId, from, to);
  expect(await read(eventId)).toMatchObject({
    state: to,
    applications_count: holdsPlace(to) ? 1 : 0,
    waiting_count: isInQueue(to) ? 1 : 0,
  });
});

it.each(others)("from %s to %s nothing leads, and nothing is written", async (from, to) => {
  const eventId = await eventIn(from);
  const before = await read(eventId);
  await expect(change(eventId, from, to)).rejects.toThrow("cannot go from");
  expect(await read(eventId)).toEqual(before);
});

it("an application that is not in the state that was read is left as it is", async () => {
  const eventId = await eventIn("cancelled");
  await expect(change(eventId, "confirmed", "cancelled", later)).rejects.toThrow("no longer confirmed");
  expect((await read(eventId)).cancelled_at).toEqual(now);
});

it("who applies again stands at the end, and the calendar entry is newer each time", async () => {
  const eventId = await makeEvent(db, { owner });
  await change(eventId, undefined, "confirmed");
  expect(await read(eventId)).toMatchObject({ applied_at: now, cancelled_at: null, calendar_sequence: 0 });
  await change(eventId, "confirmed", "cancelled", later);
  expect(await read(eventId)).toMatchObject({ applied_at: now, cancelled_at: later, calendar_sequence: 1 });
  await change(eventId, "cancelled", "confirmed", later);
  expect(await read(eventId)).toMatchObject({ applied_at: later, cancelled_at: null, calendar_sequence: 2 });
});
