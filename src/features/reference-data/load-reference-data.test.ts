import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { loadReferenceData } from "./load-reference-data.server.ts";

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
  expect(student).toMatchObject({ name_en: "Student", should_inquire_univ_info: true });
  const types = await db.selectFrom("question_types").select(["id", "key"]).orderBy("id").execute();
  expect(types.map(({ key }) => key)).toEqual(["radio", "checkbox", "long_text", "short_text", "email"]);
  const oita = await db.selectFrom("prefectures").select("name_ja").where("id", "=", 44).executeTakeFirst();
  expect(oita?.name_ja).toBe("大分県");
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
    .set({ name_en: "Sapporo Agricultural College" })
    .where("id", "=", id)
    .execute();
  await loadReferenceData(db);
  const university = await db.selectFrom("universities").selectAll().where("id", "=", id).executeTakeFirst();
  expect(university).toMatchObject({
    name_en: "Hokkaido University",
    snake_name: "Hokkaido_University",
    prefecture_id: 1,
  });
});
