import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { fillWithEvents } from "../../../../tests/bench/support/fill.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { stopIndexingForSearch } from "../../../../tests/support/stop-indexing-for-search.ts";
import { offersPlacesSql } from "../availability/event-availability.ts";
import { isInSpanSql } from "../availability/has-begun.ts";
import { isListedForSql } from "./event-listing.ts";
import { isPublicSql } from "./event-visibility.ts";

const { db, url } = await testDatabase();
await stopIndexingForSearch(db);
await fillWithEvents(url, 3000);
const now = new Date();

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query}`.execute(db);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

it.each([
  ["upcoming", "asc", null],
  ["past", "desc", null],
  ["upcoming", "asc", 3],
] as const)(
  "a page of %s events walks the index of starts (%s, university %s)",
  async (span, order, university) => {
    const direction = sql.raw(order);
    const plan = await planOf(sql`
    select e.id from events e where ${isInSpanSql(span, now)} and ${isListedForSql(university)}
     order by e.start_at ${direction}, e.id ${direction} limit 25`);
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?using events_start_at_idx on events e/);
    expect(plan).toMatch(/Index Cond: \(start_at/);
    expect(plan).not.toMatch(/Seq Scan on events|Sort/);
  },
);

it("what is proposed to people walks it too", async () => {
  const plan = await planOf(sql`
    select e.id from events e where ${offersPlacesSql(now)} and ${isListedForSql(sql`(select 3)`)}
     order by e.start_at, e.id limit 500`);
  expect(plan).toMatch(/using events_start_at_idx on events e/);
  expect(plan).not.toMatch(/Seq Scan on events|Sort/);
});

it("the universities for whose people lists differ are found by their own index", async () => {
  const plan = await planOf(sql`
    select e.owner_organization_id from events e
     where ${isPublicSql()} and ${isInSpanSql("upcoming", now)} and e.is_shown_only_organization_universities`);
  expect(plan).toMatch(/using events_listed_for_universities on events e/);
});
