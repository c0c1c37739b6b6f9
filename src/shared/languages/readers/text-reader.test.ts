import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { type Language, languages } from "../languages.ts";
import {
  asReader,
  contentForReader,
  contentForReaderSql,
  foreignTag,
  readerKey,
  readsContent,
  secondLanguagesFor,
  type TextReader,
  textForReader,
  usefulSecond,
} from "./text-reader.ts";

const [ja, en, zh, ko, thai, traditional, easy] = [1, 2, 3, 4, 8, 14, 35];
const written = (ids: number[]) => ids.map((language_id) => ({ language_id }));
const read = (reader: TextReader | Language, ...ids: number[]) =>
  contentForReader(written(ids), reader, () => true)?.language_id;

describe("a reader gets the text", () => {
  it("in their own language, whichever is the main one", () => {
    expect([read("ja", en, ja), read("ko", ko, en), read("en", ja, en)]).toEqual([ja, ko, en]);
  });

  it("in Traditional Chinese where there is none in Simplified, and never before it", () => {
    expect([read("zh", en, traditional), read("zh", traditional, zh)]).toEqual([traditional, zh]);
  });

  it("in plain Japanese before Japanese who reads plain Japanese, and the other way round", () => {
    expect([read("ja-easy", ja, easy), read("ja-easy", en, ja)]).toEqual([easy, ja]);
    expect([read("ja", easy, ja), read("ja", en, easy)]).toEqual([ja, easy]);
  });

  it("in the second language that they chose, as its readers get it", () => {
    expect(read({ language: "zh", second: "ja-easy" }, en, easy)).toBe(easy);
    expect(read({ language: "zh", second: "ja-easy" }, en, ja)).toBe(ja);
    expect(read({ language: "zh", second: "en" }, ja, en)).toBe(en);
    expect(read({ language: "zh", second: "ja" }, ja, zh)).toBe(zh);
  });

  it("in none where they read none of them: the main one is shown then", () => {
    expect([read("zh", ja, en), read({ language: "vi", second: "en" }, ja, thai), read("en")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("that has the words which are asked for", () => {
    const texts = [
      { language_id: ja, title: "茶会" },
      { language_id: en, title: " " },
    ];
    const isWritten = ({ title }: { title: string }) => title.trim() !== "";
    expect(contentForReader(texts, { language: "en", second: "ja" }, isWritten)?.title).toBe("茶会");
  });
});

it("words without a main one are taken by the interface's chain where the reader reads none, else the first", () => {
  const first = (reader: TextReader | Language, ...ids: number[]) =>
    textForReader(written(ids), reader)?.language_id;
  expect([first("zh", ja, en), first("zh", thai, ja), first("zh", thai, ko), first("zh")]).toEqual([
    en,
    ja,
    thai,
    undefined,
  ]);
  expect(first({ language: "zh", second: "ja" }, en, ja)).toBe(ja);
});

it("a second language is one in which somebody reads more than in the first", () => {
  expect([usefulSecond("zh", "ja"), usefulSecond("zh", "zh"), usefulSecond("zh", null)]).toEqual([
    "ja",
    null,
    null,
  ]);
  expect([usefulSecond("ja", "ja-easy"), usefulSecond("ja-easy", "ja")]).toEqual([null, null]);
  expect(secondLanguagesFor("ja")).toEqual(["en", "zh", "ko", "vi", "ne"]);
  expect(secondLanguagesFor("en")).not.toContain("en");
});

it("readers of a language who chose no second one share what is kept for them", () => {
  const keys = [
    { language: "zh" },
    { language: "zh", second: null },
    { language: "zh", second: "ja" },
  ] as const;
  expect(keys.map(readerKey)).toEqual(["zh", "zh", "zh+ja"]);
  expect([asReader("zh"), asReader({ language: "zh", second: "ja" })]).toEqual([
    { language: "zh" },
    { language: "zh", second: "ja" },
  ]);
});

it("content is marked with its language where it is not the page's", () => {
  expect([foreignTag(en, "en"), foreignTag(ja, "en"), foreignTag(13, "en")]).toEqual([
    undefined,
    "ja",
    "yue",
  ]);
  expect([foreignTag(ja, "ja-easy"), foreignTag(easy, "ja-easy"), foreignTag(easy, "en")]).toEqual([
    undefined,
    undefined,
    "ja-x-easy",
  ]);
  expect([foreignTag(zh, "zh"), foreignTag(traditional, "zh")]).toEqual([undefined, "zh-TW"]);
  expect([readsContent("zh", traditional), readsContent("ko", ja)]).toEqual([true, false]);
});

it("a query takes the text that pages take, for every reader", async () => {
  const { db } = await testDatabase();
  const readers = fc.record({
    language: fc.constantFrom(...languages),
    second: fc.option(fc.constantFrom(...languages)),
  });
  const ids = fc.uniqueArray(fc.constantFrom(ja, en, zh, ko, thai, traditional, easy), {
    minLength: 1,
    maxLength: 2,
  });
  const cases = fc.sample(fc.tuple(readers, ids), 300);
  const found = await Promise.all(
    cases.map(async ([reader, [main, ...others]]) => {
      const { rows } = await sql<{ language_id: number }>`
        select language_id from unnest(${[...others, main]}::integer[]) as t (language_id)
         order by ${contentForReaderSql(reader, sql`language_id`, sql`(language_id = ${main})`)} limit 1`.execute(
        db,
      );
      return rows[0]?.language_id;
    }),
  );
  expect(found).toEqual(cases.map(([reader, all]) => read(reader, ...all) ?? all[0]));
  expect(new Set(found).size).toBeGreaterThan(3);
});
