import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { testDatabase } from "../../../tests/support/database.ts";

const { db } = await testDatabase();
const owner = await makeOrganization(db, { name: "Kita no Kakehashi" });
const event = await makeEvent(db, { owner, title: "ギター Night" });
await db
  .insertInto("event_texts")
  .values({
    event_id: event,
    language_id: 1,
    title: "東北大学のギター会",
    place_name: "ﾎﾟﾌﾟﾗ並木（北13条）",
    is_main: false,
  })
  .execute();
await makeEvent(db, { owner, title: "Something else" });

const find = async (query: string) => {
  const { rows } = await sql<{ event_id: number }>`
    select event_id from event_search
     where grams @> query_grams(fold_text(${query}))
       and not exists (select from unnest(search_words(${query})) word where strpos(folded, word) = 0)
     order by event_id`.execute(db);
  return rows.map(({ event_id }) => event_id);
};

test.each([
  ["one character", "会"],
  ["a part of a word", "大学"],
  ["hiragana for katakana", "ぎたー"],
  ["half-width katakana", "ｷﾞﾀｰ"],
  ["katakana for what is written in half width", "ポプラ"],
  ["full-width Latin letters and digits", "ＮＩＧＨＴ　１３"],
  ["another case", "nIGHT"],
  ["words of both languages at once", "東北 night"],
  ["the organization", "kakehashi ギター"],
  ["a mark within a word", "（北13"],
])("%s finds the event: %s", async (_, query) => {
  expect(await find(query)).toEqual([event]);
});

test.each(["大会", "ぎたa", "東北 morning", "%", "_"])("%s finds nothing", async (query) => {
  expect(await find(query)).toEqual([]);
});

test("the search follows what changes: titles, hosts, names", async () => {
  const coHost = await makeOrganization(db, { name: "Hiking Circle" });
  await db
    .insertInto("event_hosts")
    .values({ event_id: event, organization_id: coHost, invited_by_id: owner })
    .execute();
  expect(await find("hiking")).toEqual([]);
  await db
    .updateTable("event_hosts")
    .set({ accepted_at: new Date() })
    .where("organization_id", "=", coHost)
    .execute();
  expect(await find("hiking")).toEqual([event]);
  await db
    .updateTable("organization_texts")
    .set({ name: "Walkers" })
    .where("organization_id", "=", coHost)
    .execute();
  expect(await find("hiking")).toEqual([]);
  expect(await find("walkers")).toEqual([event]);
  await db.deleteFrom("event_hosts").where("organization_id", "=", coHost).execute();
  expect(await find("walkers")).toEqual([]);
  await db.deleteFrom("event_texts").where("event_id", "=", event).where("language_id", "=", 1).execute();
  expect(await find("東北")).toEqual([]);
  expect(await find("night")).toEqual([event]);
});

test("two who change one event at the same time both end up in the search", async () => {
  const coHost = await makeOrganization(db, { name: "Late Owls" });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  const first = db.transaction().execute(async (tx) => {
    await tx
      .updateTable("event_texts")
      .set({ title: "Violin Night" })
      .where("event_id", "=", event)
      .execute();
    isWritten();
    await held;
  });
  await written;
  const second = db
    .insertInto("event_hosts")
    .values({ event_id: event, organization_id: coHost, invited_by_id: owner, accepted_at: new Date() })
    .execute();
  await expect
    .poll(
      async () =>
        (await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows.length,
    )
    .toBe(1);
  release();
  await Promise.all([first, second]);
  expect(await find("violin owls")).toEqual([event]);
});
