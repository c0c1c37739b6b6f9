import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { generatedEvents } from "../../../../tests/factories/generated-events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { isCompleteText, isUntranslated, isUntranslatedSql } from "./language-gaps.ts";
import { readManagedCursor, writeManagedCursor } from "./managed-cursor.ts";
import { managedStates } from "./managed-lists.ts";
import { isInManagedStateSql, managedStateOf } from "./managed-states.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T03:00:00Z");

it.each([
  ["draft", { is_published: false, is_published_after_hold: null, cancelled_at: null, start_at: now }],
  [
    "draft",
    { is_published: false, is_published_after_hold: null, cancelled_at: null, start_at: new Date(0) },
  ],
  ["coming", { is_published: true, is_published_after_hold: null, cancelled_at: null, start_at: now }],
  [
    "past",
    {
      is_published: true,
      is_published_after_hold: null,
      cancelled_at: null,
      start_at: new Date(now.getTime() - 1),
    },
  ],
  [
    "cancelled",
    { is_published: true, is_published_after_hold: null, cancelled_at: now, start_at: new Date(0) },
  ],
  ["cancelled", { is_published: false, is_published_after_hold: null, cancelled_at: now, start_at: now }],
] as const)("an event is %s: %j", (state, event) => {
  expect(managedStateOf(event, now)).toBe(state);
});

it.each(managedStates)("whether an event is %s is the same in SQL", async (state) => {
  const events = fc.sample(generatedEvents(now), 400);
  const { rows } = await sql<{ answer: boolean }>`
    select ${isInManagedStateSql(state, now)} as answer
      from jsonb_populate_recordset(null::events, ${JSON.stringify(events)}::jsonb) as e order by e.id`.execute(
    db,
  );
  const expected = events.map((event) => managedStateOf(event, now) === state);
  expect(rows.map(({ answer }) => answer)).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});

const text = (
  more: Partial<Record<"title" | "summary" | "description" | "place_name" | "fee_note", string>>,
) => ({
  title: "Tea",
  summary: "",
  description: "",
  place_name: "Hall",
  fee_note: "",
  ...more,
});

it("a language is complete where no other one has more, and an event is translated where both are", () => {
  const [more, less] = [text({ summary: "Green tea" }), text({ summary: " \n" })];
  expect([isCompleteText(more, [more, less]), isCompleteText(less, [more, less])]).toEqual([true, false]);
  expect(isUntranslated([more, less])).toBe(true);
  expect(isUntranslated([more, text({ summary: "緑茶" })])).toBe(false);
  expect([isCompleteText(more, [more]), isUntranslated([more])]).toEqual([true, true]);
});

it("whether an event is untranslated is the same in SQL", async () => {
  const owner = await makeOrganization(db);
  const blank = fc.constantFrom("", " \n", "お茶");
  const texts = fc.record({
    title: blank,
    summary: blank,
    description: blank,
    place_name: blank,
    fee_note: blank,
  });
  const answer = async (expression: RawBuilder<unknown>, id: number) =>
    (
      await sql<{ answer: unknown }>`select ${expression} as answer from events e where e.id = ${id}`.execute(
        db,
      )
    ).rows[0]?.answer;
  const seen = new Set<boolean>();
  const pairs = fc.oneof(
    fc.tuple(texts, fc.option(texts)),
    texts.map((same) => [same, same] as const),
  );
  for (const [main, second] of fc.sample(pairs, 60)) {
    const id = await makeEvent(db, { owner });
    await db.updateTable("event_texts").set(main).where("event_id", "=", id).execute();
    if (second) {
      const entry = { event_id: id, language_id: 1, is_main: false, ...second };
      await db.insertInto("event_texts").values(entry).execute();
    }
    const expected = isUntranslated(second ? [main, second] : [main]);
    expect(await answer(isUntranslatedSql(), id), JSON.stringify([main, second])).toBe(expected);
    seen.add(expected);
  }
  expect(seen.size).toBe(2);
});

it("a cursor is good for the order in which it was written, and fits a page's parameter", () => {
  const cursor = writeManagedCursor("updated_at", 2_099_999_999);
  expect(cursor.length).toBeLessThanOrEqual(100);
  expect(readManagedCursor("updated_at", cursor)).toBe(2_099_999_999);
  expect(readManagedCursor("title", cursor)).toBeNull();
  for (const other of ["", "x", Buffer.from("managed.title.99999999999").toString("base64url")]) {
    expect(readManagedCursor("title", other)).toBeNull();
  }
});
