import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { analyseEventTexts } from "./analysis/analyse-event-texts.server.ts";
import { matchesSearch } from "./search-events.server.ts";

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
  const rows = await db
    .selectFrom("events as e")
    .select("e.id")
    .where(await matchesSearch(db, query, new Date(), true))
    .orderBy("e.id")
    .execute();
  return rows.map(({ id }) => id);
};

test.each([
  ["one character", "北"],
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

test.each(["大会", "ぎたz", "東北 morning", "%", "_"])("%s finds nothing", async (query) => {
  expect(await find(query)).toEqual([]);
});

const elsewhere = await makeOrganization(db, { name: "Volunteers" });
const made = (title: string, columns: Parameters<typeof makeEvent>[1]["columns"] = {}) =>
  makeEvent(db, { owner: elsewhere, title, columns });

test("the name of a prefecture finds its events, in both languages and with or without its last character", async () => {
  const [tokyo, kyoto] = [
    await made("Walk", { prefecture_id: 13 }),
    await made("Walk", { prefecture_id: 26 }),
  ];
  for (const query of ["京都", "京都府", "Kyoto", "Kyōto", "walk 京都"]) {
    expect(await find(query), query).toEqual([kyoto]);
  }
  for (const query of ["東京", "東京都", "tokyo"]) expect(await find(query), query).toEqual([tokyo]);
});

test("a name is not found across two others: 京都 in 東京都, 府中 in 大阪府中央区", async () => {
  await made("東京都民の大阪府中央区めぐり");
  expect(await find("都民")).not.toEqual([]);
  expect(await find("京都民")).toEqual([]);
  expect(await find("府中")).toEqual([]);
});

test("purpose, format and university find their events, in both languages", async () => {
  const columns = { event_purpose_id: 15, event_format_id: 9, university_id: 1 };
  const code = await made("Monday", columns);
  for (const query of [
    "プログラミング",
    "programming",
    "言語カフェ",
    "Language Cafe",
    "北海道大学",
    "monday テクノロジー・プログラミング",
  ]) {
    expect(await find(query), query).toEqual([code]);
  }
  await db.updateTable("events").set({ event_purpose_id: 2 }).where("id", "=", code).execute();
  expect(await find("プログラミング")).toEqual([]);
  expect(await find("言語交換")).toEqual([code]);
});

test("the search follows the lists that people choose from", async () => {
  const fair = await made("Tuesday", { event_format_id: 21 });
  await db
    .updateTable("event_formats")
    .set({ names: { en: "Bazaar", ja: "フリーマーケット", zh: "跳蚤市场" } })
    .where("id", "=", 21)
    .execute();
  expect(await find("bazaar")).toEqual([fair]);
  expect(await find("跳蚤")).toEqual([fair]);
  expect(await find("flea")).toEqual([]);
});

test("Latin words are whole words, in the singular or the plural", async () => {
  const [tea, teach] = [
    await made("Green Tea ceremonies"),
    await made("Teach-in on parties, movies and classes"),
  ];
  for (const query of ["tea", "Teas", "ceremony", "GREEN tea"])
    expect(await find(query), query).toEqual([tea]);
  for (const query of ["teach", "teach-in", "party class", "movie", "classes", "movies, parties"]) {
    expect((await find(query)).includes(teach), query).toBe(true);
    expect((await find(query)).includes(tea), query).toBe(false);
  }
  for (const query of ["ceremo", "ea", "cerem"]) expect(await find(query), query).toEqual([]);
});

test("a university is found by what people call it, and those elsewhere in its city are not", async () => {
  const ids = [
    await made("Chess", { university_id: 54 }),
    await made("Open Campus of Kyoto University"),
    await made("京都大学の将棋会"),
    await made("京大生の将棋会"),
  ];
  await made("Chess in Kyoto", { university_id: 613 });
  await analyseEventTexts(db);
  for (const query of ["京大", "ｋｙｏｄａｉ", "Kyoto Univ"]) expect(await find(query), query).toEqual(ids);
  expect(await find("同大 chess")).toHaveLength(1);
});

test("words that only sound alike but for long vowels are no match: 好き for スキー, しようが for ヨガ", async () => {
  await made("本が好きな人の会");
  await made("雨でも参加しようが", {});
  await made("洋画のパーティーが好き");
  await analyseEventTexts(db);
  for (const query of ["スキー", "ヨガ"]) expect(await find(query), query).toEqual([]);
  const [ski, yoga] = [await made("スキー合宿"), await made("朝のヨガ")];
  await analyseEventTexts(db);
  expect([await find("スキー"), await find("ヨガ"), await find("よが")]).toEqual([[ski], [yoga], [yoga]]);
  expect(await find("好き")).not.toContain(ski);
});

test("marks alone find nothing", async () => {
  for (const query of ["・", "、 。", "「」", "!"]) expect(await find(query), query).toEqual([]);
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
    .set({ name: "Ramblers" })
    .where("organization_id", "=", coHost)
    .execute();
  expect(await find("hiking")).toEqual([]);
  expect(await find("ramblers")).toEqual([event]);
  await db.deleteFrom("event_hosts").where("organization_id", "=", coHost).execute();
  expect(await find("ramblers")).toEqual([]);
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

test("a search is planned for its words each time: one plan for all words reads every event", async () => {
  await db.connection().execute(async (connection) => {
    for (let time = 0; time < 5; time += 1) {
      await connection
        .selectFrom("events as e")
        .select("e.id")
        .where(await matchesSearch(connection, "北", new Date(), true))
        .execute();
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      connection,
    );
    expect(rows.filter(({ statement }) => /d\.words|e\.id = any/.test(statement))).toEqual([]);
  });
});
