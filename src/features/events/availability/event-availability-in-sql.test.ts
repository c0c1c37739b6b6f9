import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { generatedEvents } from "../../../../tests/factories/generated-events.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { isFull, isFullSql } from "../places/free-places.ts";
import { factsOfRow } from "./availability-facts.ts";
import * as rules from "./event-availability.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T03:00:00Z");
const cases = fc.sample(generatedEvents(now), 600);

type Facts = ReturnType<typeof factsOfRow>;
const twins: Record<string, [(facts: Facts) => unknown, RawBuilder<unknown>]> = {
  isWindowOpen: [(facts) => rules.isWindowOpen(rules.applyState(facts, now)), rules.isWindowOpenSql(now)],
  isFull: [isFull, isFullSql()],
  offersPlaces: [(facts) => rules.offersPlaces(facts, now), rules.offersPlacesSql(now)],
  takesPlace: [rules.takesPlace, rules.takesPlaceSql()],
  isAhead: [(facts) => rules.isAhead(facts, now), rules.isAheadSql(now)],
  applicationsCloseAt: [rules.applicationsCloseAt, rules.applicationsCloseAtSql()],
};

it.each(Object.entries(twins))("%s says of every event the same in SQL", async (_name, [rule, fragment]) => {
  const { rows } = await sql<{ id: number; answer: unknown }>`
    select e.id, ${fragment} as answer
      from jsonb_populate_recordset(null::events, ${JSON.stringify(cases)}::jsonb) as e order by e.id`.execute(
    db,
  );
  const expected = cases.map((event) => rule(factsOfRow(event)));
  expect(rows.map(({ answer }, place) => [cases[place], answer])).toEqual(
    cases.map((event, place) => [event, expected[place]]),
  );
  // Both answers were among the cases, or nothing was compared.
  expect(new Set(expected.map(String)).size).toBeGreaterThan(1);
});
