import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { answersUntil, answersUntilSql } from "./answers-until.ts";

const japan = (time: string) => new Date(`2026-${time}:00+09:00`);
const event = { start_at: japan("02-01T18:00"), end_at: japan("02-01T20:00") };

it("answers are there for so many days after the end", () => {
  const retention = { answers_kept_days: 30, answers_kept_days_set_at: null };
  expect(answersUntil(event, retention)).toEqual(japan("03-03T20:00"));
  expect(answersUntil({ ...event, end_at: null }, retention)).toEqual(japan("03-03T21:00"));
});

it("a number of days that was changed holds from the next midnight in Japan on", () => {
  const changedAt = (time: string) =>
    answersUntil(event, { answers_kept_days: 30, answers_kept_days_set_at: japan(time) });
  expect(changedAt("02-20T12:00")).toEqual(japan("03-03T20:00"));
  expect(changedAt("06-10T00:00")).toEqual(japan("06-11T00:00"));
  expect(changedAt("06-10T23:59")).toEqual(japan("06-11T00:00"));
});

it("its SQL says the same of any times", async () => {
  const { db } = await testDatabase();
  const rows = Array.from({ length: 200 }, (_, n) => ({
    start_at: new Date(event.start_at.getTime() + n * 7_654_321),
    end_at: n % 3 ? new Date(event.start_at.getTime() + n * 8_654_321) : null,
    answers_kept_days: 30 + n,
    answers_kept_days_set_at: n % 4 ? new Date(event.start_at.getTime() + n * 97_654_321) : null,
  }));
  const read = await sql<{ until: Date }>`
    select ${answersUntilSql()} as until
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given (row, place),
           jsonb_to_record(given.row) as e (start_at timestamptz, end_at timestamptz),
           jsonb_to_record(given.row) as o (answers_kept_days smallint, answers_kept_days_set_at timestamptz)
     order by place`.execute(db);
  const expected = rows.map((row) => answersUntil(row, row));
  expect(read.rows.map(({ until }) => until)).toEqual(expected);
  expect(rows.some((row, n) => expected[n] !== undefined && row.answers_kept_days_set_at !== null)).toBe(
    true,
  );
});
