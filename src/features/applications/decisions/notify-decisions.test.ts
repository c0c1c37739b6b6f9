import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";
import { notifyDecisions } from "./notify-decisions.server.ts";

const { db, clock, platform } = await startTestServer();
const owner = await makeOrganization(db);
const { id: userId } = await makeUser(db);
const tenMinutes = 10 * 60 * 1000;
let eventId: number;
beforeEach(async () => {
  clock.set(testNow);
  eventId = await makeEvent(db, { owner, columns: { selection: "approval", has_waiting_list: true } });
});

const begin = async (state: ApplicationState) => {
  const { id } = await db
    .insertInto("applications")
    .values({ event_id: eventId, user_id: userId, state, told_state: state })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("accommodation_requests")
    .values({ application_id: id, text: "A seat near the door" })
    .execute();
};
/** As organizers' decisions are written. */
const decide = (from: ApplicationState, to: ApplicationState) =>
  db.transaction().execute((tx) => {
    const at = clock.now();
    const decision = { message: "", notifyAt: new Date(at.getTime() + tenMinutes) };
    return changeLockedApplications(tx, [{ eventId, userId, from, to, news: null, at, decision }]);
  });
/** Three workers at once, and one once more. */
const sweepAfter = async (ms: number) => {
  clock.set(new Date(clock.now().getTime() + ms));
  await Promise.all([1, 2, 3].map(() => notifyDecisions(platform)));
  await notifyDecisions(platform);
};
const told = async () => {
  const rows = await db
    .selectFrom("mails")
    .select("payload")
    .where("kind", "=", "application_news")
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
  return rows.map(({ payload }) => payload);
};
const application = () =>
  db
    .selectFrom("applications as a")
    .leftJoin("accommodation_requests as r", "r.application_id", "a.id")
    .select(["a.state", "a.told_state", "a.tell_at", "r.text"])
    .where("a.event_id", "=", eventId)
    .executeTakeFirstOrThrow();

it.each([
  ["under_review", "confirmed", "accepted", false],
  ["under_review", "waiting", "accepted_waiting", false],
  ["under_review", "declined", "declined", false],
  ["confirmed", "declined", "declined", true],
  ["confirmed", "under_review", "reviewed_again", true],
] as const)("from %s to %s: one mail ten minutes later, which tells %s", async (from, to, news, hadEntry) => {
  await begin(from);
  await decide(from, to);
  await sweepAfter(tenMinutes - 1);
  expect(await told()).toEqual([]);
  await sweepAfter(1);
  expect(await told()).toEqual([{ eventId, news, hadEntry }]);
  expect(await application()).toMatchObject({ state: to, told_state: to, tell_at: null });
});

it("a decision that is undone before it was told leaves no mail, and what the person needs stays", async () => {
  await begin("confirmed");
  await decide("confirmed", "declined");
  await decide("declined", "confirmed");
  // As a worker finds it that looked before the second decision.
  await db
    .updateTable("applications")
    .set({ tell_at: clock.now() })
    .where("event_id", "=", eventId)
    .execute();
  await sweepAfter(tenMinutes);
  expect(await told()).toEqual([]);
  expect(await application()).toEqual({
    state: "confirmed",
    told_state: "confirmed",
    tell_at: null,
    text: "A seat near the door",
  });
});

it("the last of several decisions alone is told, ten minutes after it, and what a declined person needs is deleted", async () => {
  await begin("under_review");
  await decide("under_review", "confirmed");
  await sweepAfter(tenMinutes - 1);
  await decide("confirmed", "declined");
  expect((await application()).text).not.toBeNull();
  await sweepAfter(tenMinutes - 1);
  expect(await told()).toEqual([]);
  await sweepAfter(1);
  expect(await told()).toEqual([{ eventId, news: "declined", hadEntry: false }]);
  expect((await application()).text).toBeNull();
});

it("each decision that was told is told of again when it changes", async () => {
  await begin("under_review");
  await decide("under_review", "confirmed");
  await sweepAfter(tenMinutes);
  await decide("confirmed", "declined");
  await sweepAfter(tenMinutes);
  expect(await told()).toEqual([
    { eventId, news: "accepted", hadEntry: false },
    { eventId, news: "declined", hadEntry: true },
  ]);
});

it("of a cancelled event no decision is told", async () => {
  await begin("under_review");
  await decide("under_review", "confirmed");
  await db.updateTable("events").set({ cancelled_at: testNow }).where("id", "=", eventId).execute();
  await sweepAfter(tenMinutes);
  expect(await told()).toEqual([]);
  expect(await application()).toMatchObject({ told_state: "under_review", tell_at: null });
});

it("an event that somebody holds keeps nobody else waiting, and is told of afterwards; a night later too", async () => {
  await begin("under_review");
  await decide("under_review", "declined");
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("events").select("id").where("id", "=", eventId).forUpdate().execute();
    await sweepAfter(12 * 60 * 60 * 1000);
    expect(await told()).toEqual([]);
  });
  await sweepAfter(0);
  expect(await told()).toEqual([{ eventId, news: "declined", hadEntry: false }]);
});
