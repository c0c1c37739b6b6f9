import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { generatedEvents } from "../../../../tests/factories/generated-events.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { isPublishedAhead, isPublishedAheadSql } from "./published-at-once.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T03:00:00Z");

it("isPublishedAhead says of every event the same in SQL", async () => {
  const cases = fc.sample(generatedEvents(now), 600);
  const { rows } = await sql<{ answer: boolean }>`
    select ${isPublishedAheadSql(now)} as answer
      from jsonb_populate_recordset(null::events, ${JSON.stringify(cases)}::jsonb) as e order by e.id`.execute(
    db,
  );
  const expected = cases.map((event) => isPublishedAhead({ end_at: null, ...event }, now));
  expect(rows.map(({ answer }) => answer)).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});
