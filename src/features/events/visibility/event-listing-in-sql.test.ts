import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { generatedEvents } from "../../../../tests/factories/generated-events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { isInSpanSql, spanOf } from "../availability/has-begun.ts";
import {
  isOnHold,
  isOnHoldSql,
  isPublishedForManagers,
  isPublishedForManagersSql,
} from "../holds/is-on-hold.ts";
import { isListedFor, isListedForSql } from "./event-listing.ts";
import { isPublic, isPublicSql } from "./event-visibility.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T03:00:00Z");
const universitiesOf = new Map([
  [await makeOrganization(db), []],
  [await makeOrganization(db), [1]],
  [await makeOrganization(db), [1, 2]],
]);
for (const [organization_id, ids] of universitiesOf) {
  for (const university_id of ids) {
    await db.insertInto("organization_universities").values({ organization_id, university_id }).execute();
  }
}
const events = fc.sample(generatedEvents(now, [...universitiesOf.keys()]), 400);

const answers = async (fragment: RawBuilder<unknown>) => {
  const { rows } = await sql<{ answer: unknown }>`
    select ${fragment} as answer
      from jsonb_populate_recordset(null::events, ${JSON.stringify(events)}::jsonb) as e order by e.id`.execute(
    db,
  );
  return rows.map(({ answer }) => answer);
};

it("whether an event is public is the same in SQL", async () => {
  expect(await answers(isPublicSql())).toEqual(events.map(isPublic));
});

it("whether an event is on hold, and what it is to its managers, is the same in SQL", async () => {
  expect(await answers(isOnHoldSql())).toEqual(events.map(isOnHold));
  expect(await answers(isPublishedForManagersSql())).toEqual(events.map(isPublishedForManagers));
});

it.each(["upcoming", "past"] as const)("whether an event is %s is the same in SQL", async (span) => {
  const expected = events.map(({ start_at }) => spanOf(start_at, now) === span);
  expect(await answers(isInSpanSql(span, now))).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});

it.each([null, 1, 2, 3])(
  "for whom an event is listed is the same in SQL (university %s)",
  async (universityId) => {
    const expected = events.map((event) =>
      isListedFor(universityId, {
        ...event,
        ownerUniversityIds: universitiesOf.get(event.owner_organization_id) ?? [],
      }),
    );
    expect(await answers(isListedForSql(universityId))).toEqual(expected);
    // As a column of the statement around, which is null for visitors.
    expect(await answers(isListedForSql(sql`(select ${universityId}::integer)`))).toEqual(expected);
    expect(new Set(expected).size).toBe(2);
  },
);
