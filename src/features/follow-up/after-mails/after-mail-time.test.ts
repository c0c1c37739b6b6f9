import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { generatedEvents } from "../../../../tests/factories/generated-events.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { areMailsDueSql, mayBeFollowed, usualSendTime } from "./after-mail-time.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T03:00:00Z");
const dayMs = 24 * 60 * 60_000;
const time = fc
  .constantFrom(-3 * dayMs, -60_000, 0, 60_000)
  .map((distance) => new Date(now.getTime() + distance));
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
const settings = fc.record({
  is_thanks_on: fc.boolean(),
  is_missed_on: fc.boolean(),
  send_at: sometimes(time),
  sent_at: fc.oneof(fc.constant(null), fc.constant(null), time),
  skipped_at: fc.oneof(fc.constant(null), fc.constant(null), time),
});
const cases = fc.sample(
  fc
    .tuple(generatedEvents(now), fc.constantFrom(null, 1, 60, 3 * 60, 24 * 60, 48 * 60), settings)
    .map(([event, minutes, mails]) => ({
      ...event,
      ...mails,
      end_at: minutes === null ? null : new Date(event.start_at.getTime() + minutes * 60_000),
    })),
  800,
);

it("when the mails after an event are due is the same in SQL: switched on, at their time, and never of one that is not over", async () => {
  const expected = cases.map(
    (one) =>
      (one.is_thanks_on || one.is_missed_on) &&
      !one.sent_at &&
      !one.skipped_at &&
      (one.send_at ?? usualSendTime(one)) <= now &&
      mayBeFollowed(one, now),
  );
  const { rows } = await sql<{ isDue: boolean }>`
    select ${areMailsDueSql(now)} as "isDue"
      from jsonb_populate_recordset(null::events, ${JSON.stringify(cases)}::jsonb) as e
           join jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as f (
             id integer, send_at timestamptz, sent_at timestamptz, skipped_at timestamptz,
             is_thanks_on boolean, is_missed_on boolean) using (id)
     order by id`.execute(db);
  expect(rows.map(({ isDue }, place) => [cases[place], isDue])).toEqual(
    cases.map((one, place) => [one, expected[place]]),
  );
  expect(new Set(expected).size).toBe(2);
});
