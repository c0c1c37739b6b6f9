import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { referenceDataLists } from "../../../tests/support/reference-data-lists.ts";
import { languageIds, languages } from "../../shared/languages/languages.ts";
import { loadReferenceData } from "./load-reference-data.server.ts";
import { readReferenceFile } from "./read-reference-files.server.ts";

const { db } = await testDatabase();

test("every list is there in full", async () => {
  const { rows } = await sql`
    select (select count(*) from universities) universities, (select count(*) from prefectures) prefectures,
           (select count(*) from department_categories) department_categories,
           (select count(*) from countries) countries, (select count(*) from occupations) occupations,
           (select count(*) from languages) languages, (select count(*) from event_purposes) event_purposes,
           (select count(*) from event_formats) event_formats`.execute(db);
  expect(rows).toEqual([
    {
      universities: 825,
      prefectures: 47,
      department_categories: 51,
      countries: 249,
      occupations: 16,
      languages: 35,
      event_purposes: 24,
      event_formats: 24,
    },
  ]);
});

test("the ids that the product knows by heart are those of the data", async () => {
  const languages = await db
    .selectFrom("languages")
    .select(["id", "symbol"])
    .where("id", "<=", 2)
    .orderBy("id")
    .execute();
  expect(languages).toEqual([
    { id: 1, symbol: "ja" },
    { id: 2, symbol: "en" },
  ]);
  const student = await db.selectFrom("occupations").selectAll().where("id", "=", 1).executeTakeFirst();
  expect(student).toMatchObject({ names: { en: "Student" }, should_inquire_univ_info: true });
  const types = await db.selectFrom("question_types").select(["id", "key"]).orderBy("id").execute();
  expect(types.map(({ key }) => key)).toEqual(["radio", "checkbox", "long_text", "short_text", "email"]);
  const oita = await db.selectFrom("prefectures").select("names").where("id", "=", 44).executeTakeFirst();
  expect(oita?.names).toMatchObject({ ja: "大分県", en: "Oita", "ja-easy": "大分県", zh: "大分县" });
});

test("loading again, four at once, changes nothing and makes no new version of public pages", async () => {
  const version = () =>
    sql`select sum(version) from public_data_versions`.execute(db).then(({ rows }) => rows);
  const before = await version();
  await Promise.all(Array.from({ length: 4 }, () => loadReferenceData(db)));
  expect(await version()).toEqual(before);
});

test("a row that differs from its file is put right, under the same id, and its address follows its name", async () => {
  const id = 1;
  await db
    .updateTable("universities")
    .set({ names: { en: "Sapporo Agricultural College" } })
    .where("id", "=", id)
    .execute();
  await loadReferenceData(db);
  const university = await db.selectFrom("universities").selectAll().where("id", "=", id).executeTakeFirst();
  expect(university).toMatchObject({
    names: { ja: "北海道大学", en: "Hokkaido University" },
    snake_name: "Hokkaido_University",
    prefecture_id: 1,
  });
});

test.each(referenceDataLists)("every row of the list %s has its names", async (list) => {
  const { rows } = await sql`
    select id from ${sql.table(list)} where names ->> 'ja' is null or names ->> 'en' is null`.execute(db);
  expect(rows).toEqual([]);
});

test("people, mails and articles can be in every language of the registry", async () => {
  const known = await db.selectFrom("interface_languages").selectAll().execute();
  expect(known).toEqual(languages.map((code) => ({ code, language_id: languageIds[code] })));
});

test("where a university advises is told of universities of the list, by a secure address or a number", () => {
  const names = new Map(readReferenceFile("universities").map((cells) => [cells.id, cells["name.ja"]]));
  for (const cells of readReferenceFile("university_advice")) {
    expect([cells.id, cells["name.ja"]]).toEqual([cells.id, names.get(cells.id ?? "")]);
    expect([cells.advice_url, cells.advice_phone].some(Boolean)).toBe(true);
    expect(cells.advice_url).toMatch(/^(https:\/\/\S+)?$/);
    expect(cells.advice_phone).toMatch(/^([\d-]{9,15})?$/);
  }
});
