import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import { findByName } from "../../shared/name-search.ts";
import { loadReferenceData } from "./load-reference-data.server.ts";
import { namesOf } from "./read-reference-files.server.ts";

// An entry of the registry is all that the program gets: no migration, no change of the schema.
vi.mock("../../shared/languages/language-registry.ts", async (original) => {
  const { withOneLanguageMore } = await import("../../../tests/support/more-languages.ts");
  return withOneLanguageMore(await original());
});

const { api, db } = await startTestServer();
await loadReferenceData(db);
const indonesian = (list: string, id: number, name: string) =>
  sql`update ${sql.table(list)} set names = names || jsonb_build_object('id', ${name}::text) where id = ${id}`.execute(
    db,
  );
await indonesian("universities", 10, "Universitas Tohoku");
await indonesian("prefectures", 44, "Prefektur Oita");
await indonesian("occupations", 1, "Mahasiswa");
await indonesian("languages", 1, "Bahasa Jepang");

const ask = async (call: "GET /masters/all" | "GET /masters/university_directory", language: string) =>
  (await api(call, { headers: { "user-locale": language } })).body.data;
const all = async (language: string, list: string) =>
  JSON.parse((await ask("GET /masters/all", language))[list]);

it("a language of the registry is one that people and mails can have after a start", async () => {
  const { id } = await makeUser(db);
  await db.updateTable("users").set({ language: sql`'id'` }).where("id", "=", id).execute();
  const known = await db.selectFrom("interface_languages").selectAll().orderBy("language_id").execute();
  expect(known).toEqual([
    { code: "ja", language_id: 1 },
    { code: "en", language_id: 2 },
    { code: "zh", language_id: 3 },
    { code: "ko", language_id: 4 },
    { code: "vi", language_id: 5 },
    { code: "ne", language_id: 6 },
    { code: "id", language_id: 7 },
    { code: "ja-easy", language_id: 35 },
  ]);
});

it("lists are named in it, and where a name is missing in its fallbacks", async () => {
  const occupations = await all("id", "occupations");
  expect(occupations.slice(0, 2)).toMatchObject([
    { name: "Mahasiswa", name_ja: "学生", name_en: "Student" },
    { name: "Working Adult", name_ja: "社会人", name_en: "Working Adult" },
  ]);
  expect((await all("id", "prefectures")).slice(42, 44)).toEqual([
    { id: 43, name: "Kumamoto" },
    { id: 44, name: "Prefektur Oita" },
  ]);
  expect((await all("ja-easy", "prefectures"))[43]).toEqual({ id: 44, name: "大分県" });
});

it("rows whose names the contract counts hold these two and no other", async () => {
  expect((await all("id", "languages"))[0]).toEqual({
    id: 1,
    name_ja: "日本語",
    name_en: "Japanese",
    symbol: "ja",
    emoji: "🇯🇵",
    is_commonly_used: true,
  });
  const [university] = await all("id", "universities");
  expect(Object.keys(university)).toEqual(["id", "name_en", "name_ja", "prefecture_id", "snake_name"]);
});

it("universities are named in it and found by it, whatever the language of the page", async () => {
  for (const [language, name] of [
    ["id", "Universitas Tohoku"],
    ["en", "Tohoku University"],
    ["ja", "東北大学"],
  ]) {
    const { universities } = await ask("GET /masters/university_directory", language as string);
    const found = findByName(
      universities as { id: number; name: string; search: string }[],
      "Universitas Toh",
    );
    expect(found.map((one) => one.name)).toEqual([name]);
  }
});

it("plain Japanese has the order of the readings, as Japanese has", async () => {
  const ids = async (language: string) =>
    (await all(language, "universities")).map(({ id }: { id: number }) => id);
  expect(await ids("ja-easy")).toEqual(await ids("ja"));
  expect(await ids("ja-easy")).not.toEqual(await ids("zh"));
});

it("an event tells its place and purpose in it", async () => {
  const event = await makeEvent(db, { owner: await makeOrganization(db), columns: { prefecture_id: 44 } });
  const { body } = await api(`GET /events/${event}`, { headers: { "user-locale": "id" } });
  expect(body.data.prefecture).toEqual({ id: 44, name: "Prefektur Oita" });
  expect(body.data.event_purpose.name).toMatch(/[A-Z]/);
});

it("a data file names rows by columns of the registry's languages; an empty cell is no name", () => {
  const cells = { id: "1", "name.ja": "大分", "name.en": "Oita", "name.id": "", reading: "おおいた" };
  expect(namesOf(cells)).toEqual({ ja: "大分", en: "Oita" });
  expect(namesOf({ ...cells, "name.id": "Prefektur Oita" })).toEqual({
    ja: "大分",
    en: "Oita",
    id: "Prefektur Oita",
  });
  expect(() => namesOf({ ...cells, "name.xx": "?" })).toThrow("name.xx");
});
