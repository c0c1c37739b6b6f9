import type { Executor } from "../../platform/db/client.server.ts";
import { languageEntry, type Language as PageLanguage } from "../../shared/languages.ts";
import { type Named, nameIn } from "../../shared/name-in.ts";
import { inNameOrder } from "./name-order.ts";
import type { University } from "./reference-data.contract.ts";

const universityColumns = ["id", "name_en", "name_ja", "prefecture_id", "snake_name"] as const;

/** By English name. @param prefectureId null for all of Japan */
export function findUniversities(db: Executor, prefectureId: number | null): Promise<University[]> {
  return db
    .selectFrom("universities")
    .select(universityColumns)
    .$if(prefectureId !== null, (query) => query.where("prefecture_id", "=", prefectureId))
    .orderBy("name_en")
    .execute();
}

/** All of Japan's with their readings, in the order in which readers of the language look for them. */
export async function findUniversitiesInOrder(db: Executor, language: PageLanguage) {
  const rows = await db
    .selectFrom("universities")
    .select([...universityColumns, "reading"])
    // What is sorted nearly right already is sorted fast.
    .orderBy(languageEntry(language).hasReadings ? "reading" : "name_en")
    .execute();
  return inNameOrder(rows, language);
}

/** By its English name as addresses carry it: underscores or blanks, any case. */
export async function findUniversityByName(db: Executor, name: string): Promise<University | undefined> {
  // The database cannot hold it, so nothing is named so.
  if (name.includes("\u0000")) return undefined;
  return db
    .selectFrom("universities")
    .select(universityColumns)
    .where((eb) => eb(eb.fn("lower", ["snake_name"]), "=", name.trim().replaceAll(" ", "_").toLowerCase()))
    .executeTakeFirst();
}

export function findLanguages(db: Executor) {
  return db.selectFrom("languages").selectAll().orderBy("id").execute();
}

type NamedTable =
  | "event_formats"
  | "event_purposes"
  | "department_categories"
  | "prefectures"
  | "question_types";

/** In the order of their list; departments by name for readers of languages that have no readings. */
export async function findMasters(db: Executor, table: NamedTable, language: PageLanguage) {
  const rows = await db
    .selectFrom(table)
    .select(["id", "name_ja", "name_en"])
    .orderBy(table === "department_categories" && !languageEntry(language).hasReadings ? "name_en" : "id")
    .execute();
  return rows.map((row) => withName(row, language));
}

const japan = 392;

/** Japan first, where most people are; the others in the order in which readers of the language look for them. */
export async function findCountries(db: Executor, language: PageLanguage) {
  const rows = await db
    .selectFrom("countries")
    .select(["id", "name_ja", "name_en", "reading"])
    .orderBy(languageEntry(language).hasReadings ? "reading" : "name_en")
    .execute();
  return inNameOrder(rows, language)
    .sort((one, other) => Number(other.id === japan) - Number(one.id === japan))
    .map((row) => withName(row, language));
}

/** Without their names in both languages, unlike the other reference data. */
export async function findPrefectures(db: Executor, language: PageLanguage) {
  const rows = await findMasters(db, "prefectures", language);
  return rows.map(({ id, name }) => ({ id, name }));
}

export async function findOccupations(db: Executor, language: PageLanguage) {
  const rows = await db
    .selectFrom("occupations")
    .select(["id", "name_ja", "name_en", "should_inquire_univ_info"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ...withName(row, language),
    should_inquire_univ_info: row.should_inquire_univ_info,
  }));
}

function withName(row: Named & { id: number }, language: PageLanguage) {
  const { id, name_ja, name_en } = row;
  return { id, name: nameIn(row, language), name_ja, name_en };
}
