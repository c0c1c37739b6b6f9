import { afterAll, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { PublicDataChanges } from "../../../platform/cache/public-data-changes.server.ts";
import { ReadCache } from "../../../platform/cache/read-cache.server.ts";
import { collectDependencies } from "../../../platform/cache/read-dependencies.server.ts";
import { applyState } from "./event-availability.ts";
import { dependOnNextChangeOfLists, nextChangeOf } from "./next-change.server.ts";

const { db, url } = await testDatabase();
const changes = new PublicDataChanges(url);
afterAll(() => changes.close());
const { id: user } = await makeUser(db);
const owner = await makeOrganization(db, { members: [user] });
const noon = Date.parse("2026-11-20T12:00:00+09:00");
const hour = 60 * 60 * 1000;
const after = (hours: number | null) => (hours === null ? null : new Date(noon + hours * hour));

/** Hours from noon: start, deadline, reception, end of the priority. */
const times: [number, number | null, number | null, number | null][] = [
  [-30, -40, null, null],
  [0, null, null, null],
  [6, 2, 5, null],
  [50, 49, -20, -7],
  [200, 150, 26, 30],
  [200, null, 199, null],
];
const facts = times.map(([start, due, reception, priority]) => ({
  startAt: after(start) as Date,
  applyDueAt: after(due),
  receptionStartAt: after(reception),
  priorityUntilAt: after(priority),
}));
const nows = Array.from({ length: 500 }, (_, half) => new Date(noon + (half / 2 - 45) * hour));

it("says nothing else of an event before its next change, and something else at it when it begins or closes", () => {
  const open = {
    isPublic: true,
    isCancelled: false,
    isElsewhere: false,
    selection: "first_come" as const,
    hasWaitingList: false,
    isDrawn: false,
    placesLeft: 3,
  };
  for (const one of facts) {
    const stateAt = (moment: Date) => applyState({ ...open, ...one }, moment);
    for (const now of nows) {
      const next = nextChangeOf(one, now);
      const last = next ? new Date(next.getTime() - 1) : new Date(now.getTime() + 10_000 * hour);
      expect([now, stateAt(last)]).toEqual([now, stateAt(now)]);
    }
  }
  const startsAtNoon = {
    startAt: new Date(noon),
    applyDueAt: null,
    receptionStartAt: null,
    priorityUntilAt: null,
  };
  expect(nextChangeOf(startsAtNoon, new Date(noon))).toEqual(new Date(noon + 1));
  expect(nextChangeOf(startsAtNoon, new Date(noon + 1))).toBeNull();
});

it("is not read for lists that nobody keeps, such as those of people who are signed in", async () => {
  await dependOnNextChangeOfLists({} as never, new Date(noon));
});

it("is the first of all public events for lists, asked in SQL", async () => {
  for (const { startAt, applyDueAt, receptionStartAt, priorityUntilAt } of facts) {
    const columns = {
      start_at: startAt,
      apply_due_at: applyDueAt,
      reception_start_at: receptionStartAt,
      priority_until_at: priorityUntilAt,
      priority_graduation_years: priorityUntilAt ? [2030] : [],
    };
    await makeEvent(db, { owner, columns });
  }
  const draft = { is_published: false, start_at: new Date(noon + hour) };
  await makeEvent(db, { owner, columns: draft });
  for (const now of nows.filter((_, place) => place % 5 === 0)) {
    const clock = { now: () => now };
    const { dependencies } = await collectDependencies(clock, new ReadCache(changes, clock), () =>
      dependOnNextChangeOfLists(db, now),
    );
    const moments = facts.flatMap((one) => nextChangeOf(one, now)?.getTime() ?? []);
    const first = moments.length > 0 ? Math.min(...moments) : Number.MAX_SAFE_INTEGER;
    expect([now, dependencies.validUntil]).toEqual([now, first]);
  }
});
