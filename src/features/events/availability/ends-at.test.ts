import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import {
  accommodationUntilSql,
  attendanceWindow,
  checkInWindow,
  companionsUntilSql,
  endsAt,
  endsAtSql,
  hasEnded,
  helperLinksEndAt,
  isCheckInTimeSql,
  isInWindow,
  surveyWindow,
  ticketsEndAt,
  timesOf,
} from "./ends-at.ts";

const start_at = new Date("2026-11-27T18:00:00+09:00");
const told = { start_at, end_at: new Date("2026-11-27T20:00:00+09:00") };
const untold = { start_at, end_at: null };
const japan = (time: string) => new Date(`2026-${time}:00+09:00`);

it("an event ends at the end that is told, else three hours after the start, and is over at that very moment", () => {
  expect([endsAt(told), endsAt(untold)]).toEqual([japan("11-27T20:00"), japan("11-27T21:00")]);
  for (const event of [told, untold]) {
    const end = endsAt(event);
    expect([hasEnded(event, new Date(end.getTime() - 1)), hasEnded(event, end)]).toEqual([false, true]);
  }
});

it("check-in of oneself, tickets, helpers' links and surveys are reckoned from that end", () => {
  expect(attendanceWindow(untold)).toEqual({ from: japan("11-27T16:00"), until: japan("11-27T21:00") });
  expect([ticketsEndAt(told), ticketsEndAt(untold)]).toEqual([japan("11-27T23:00"), japan("11-28T00:00")]);
  expect([helperLinksEndAt(told), helperLinksEndAt(untold)]).toEqual([
    japan("11-28T02:00"),
    japan("11-28T03:00"),
  ]);
  expect(surveyWindow(untold)).toEqual({ from: start_at, until: japan("12-27T21:00") });
});

it("the check-in is looked after from the midnight in Japan before the start, and of an event after midnight two hours before", () => {
  expect(checkInWindow(told)).toEqual({ from: japan("11-27T00:00"), until: japan("11-27T20:00") });
  const late = { start_at: japan("11-28T00:30"), end_at: null };
  expect(checkInWindow(late)).toEqual({ from: japan("11-27T22:30"), until: japan("11-28T03:30") });
});

it("whether it is time for the check-in is the same in SQL at the bounds of any event's", async () => {
  const { db } = await testDatabase();
  const now = japan("11-27T12:00");
  const starts = Array.from({ length: 400 }, (_, n) => new Date(now.getTime() + (n - 200) * 15 * 60_000));
  const ends = starts.map((start, n) => (n % 3 ? new Date(start.getTime() + n * 1_234_567) : null));
  const { rows } = await sql<{ is_time: boolean }>`
    select ${isCheckInTimeSql(now)} is_time
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality as e (start_at, end_at, place)
     order by place`.execute(db);
  const expected = starts.map((start, n) =>
    isInWindow(checkInWindow({ start_at: start, end_at: ends[n] ?? null }), now),
  );
  expect(rows.map(({ is_time }) => is_time)).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});

it("the times of an answer are read with and without an end", () => {
  const wire = { start_at: "2026-11-27T18:00:00.000+09:00", end_at: "2026-11-27T20:00:00.000+09:00" };
  expect([timesOf(wire), timesOf({ ...wire, end_at: null })]).toEqual([told, untold]);
});

it("a time is open from its first moment on, and at its last no longer", () => {
  const window = attendanceWindow(untold);
  const at = (moment: Date, ms: number) => isInWindow(window, new Date(moment.getTime() + ms));
  expect([at(window.from, -1), at(window.from, 0), at(window.until, -1), at(window.until, 0)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("its SQL says the same of any times", async () => {
  const { db } = await testDatabase();
  const starts = Array.from({ length: 200 }, (_, n) => new Date(start_at.getTime() + n * 7_654_321));
  const ends = starts.map((start, n) => (n % 3 ? new Date(start.getTime() + n * 1_234_567) : null));
  const { rows } = await sql<{ ends_at: Date; companions_until: Date; accommodation_until: Date }>`
    select ${endsAtSql()} ends_at, ${companionsUntilSql()} companions_until, ${accommodationUntilSql()} accommodation_until
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality as e (start_at, end_at, place)
     order by place`.execute(db);
  const dayMs = 24 * 60 * 60 * 1000;
  const expected = starts.map((start, n) => endsAt({ start_at: start, end_at: ends[n] ?? null }));
  expect(rows.map((row) => row.ends_at)).toEqual(expected);
  expect(rows.map((row) => row.companions_until.getTime())).toEqual(
    expected.map((end) => end.getTime() + dayMs),
  );
  expect(rows.map((row) => row.accommodation_until.getTime())).toEqual(
    expected.map((end) => end.getTime() + 7 * dayMs),
  );
});
