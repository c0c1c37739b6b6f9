import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { isOfferOver, isOfferOverSql } from "./is-offer-over.ts";

const now = new Date("2026-11-20T12:00:00.000+09:00");

it("an offer can be accepted until the very moment of its end", () => {
  const after = (ms: number) => isOfferOver(new Date(now.getTime() + ms), now);
  expect([-1, 0, 1].map(after)).toEqual([true, false, false]);
});

it("its SQL says the same of any end", async () => {
  const { db } = await testDatabase();
  const ends = Array.from({ length: 41 }, (_, n) => new Date(now.getTime() + (n - 20) ** 3));
  const { rows } = await sql<{ is_over: boolean }>`
    select ${isOfferOverSql(now)} is_over
      from unnest(${ends}::timestamptz[]) with ordinality as a (offer_expires_at, place) order by place`.execute(
    db,
  );
  expect(rows.map((row) => row.is_over)).toEqual(ends.map((end) => isOfferOver(end, now)));
});
