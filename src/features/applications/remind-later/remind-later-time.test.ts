import { sql } from "kysely";
import { expect, it } from "vitest";
import { startTestServer } from "../../../../tests/support/server.ts";
import { reminderTimeSql } from "./remind-later-time.server.ts";
import { reminderTime } from "./remind-later-time.ts";

const { db } = await startTestServer();
const closesAt = new Date("2026-12-10T18:00:00+09:00");

it.each([
  ["2026-12-01T09:00:00+09:00", "2026-12-07T18:00:00+09:00"],
  ["2026-12-07T18:00:00+09:00", "2026-12-07T18:00:00+09:00"],
  ["2026-12-07T18:00:01+09:00", "2026-12-09T18:00:00+09:00"],
  ["2026-12-09T18:00:01+09:00", "2026-12-09T18:00:01+09:00"],
])("a reminder that was set at %s goes at %s, in the page as in the database", async (setAt, goesAt) => {
  expect(reminderTime(closesAt, new Date(setAt))).toEqual(new Date(goesAt));
  const { rows } = await sql<{ at: Date }>`
    select ${reminderTimeSql(sql`${closesAt}::timestamptz`, sql`${new Date(setAt)}::timestamptz`)} as at`.execute(
    db,
  );
  expect(rows[0]?.at).toEqual(new Date(goesAt));
});
