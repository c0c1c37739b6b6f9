import { sql } from "kysely";
import { cachedRead } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { languageEntry, type Language as PageLanguage } from "../../shared/languages/languages.ts";
import { inNameOrder } from "./name-order.ts";
import type { Language, Master, Occupation } from "./reference-data.contract.ts";
import { selectLanguages } from "./select-languages.server.ts";
import { selectName } from "./select-name.server.ts";

export function findLanguages(db: Executor): Promise<Language[]> {
  return cachedRead("languages", () => readLanguages(db));
}

/** As {@link findLanguages}, from the database whatever is cached. */
export function readLanguages(db: Executor): Promise<Language[]> {
  return readingTopics([], () => selectLanguages(db).orderBy("language.id").execute());
}

/** As the wire has the rows of a list: with the two names of its contract beside the reader's. */
const masterColumns = (language: PageLanguage) =>
  [
    "id",
    selectName("names", language).as("name"),
    sql<string>`names ->> 'ja'`.as("name_ja"),
    sql<string>`names ->> 'en'`.as("name_en"),
  ] as const;

type NamedList = "event_formats" | "event_purposes" | "department_categories" | "question_types";

/** In the order of their list; departments by name for readers of languages that have no readings. */
export async function findMasters(db: Executor, list: NamedList, language: PageLanguage): Promise<Master[]> {
  const rows = await readingTopics([], () =>
    db.selectFrom(list).select(masterColumns(language)).orderBy("id").execute(),
  );
  const isByName = list === "department_categories" && !languageEntry(language).hasReadings;
  return isByName ? inNameOrder(rows, language) : rows;
}

const japan = 392;

/** Japan first, where most people are; the others in the order in which readers of the language look for them. */
export async function findCountries(db: Executor, language: PageLanguage): Promise<Master[]> {
  const rows = await readingTopics([], () =>
    db
      .selectFrom("countries")
      .select([...masterColumns(language), "reading"])
      // Rows that are nearly sorted sort fast.
      .orderBy(languageEntry(language).hasReadings ? "reading" : "name")
      .execute(),
  );
  return inNameOrder(rows, language)
    .sort((one, other) => Number(other.id === japan) - Number(one.id === japan))
    .map(({ reading, ...row }) => row);
}

/** Without their names in both languages, unlike the other reference data. */
export function findPrefectures(db: Executor, language: PageLanguage) {
  return readingTopics([], () =>
    db
      .selectFrom("prefectures")
      .select(["id", selectName("names", language).as("name")])
      .orderBy("id")
      .execute(),
  );
}

export function findOccupations(db: Executor, language: PageLanguage): Promise<Occupation[]> {
  return readingTopics([], () =>
    db
      .selectFrom("occupations")
      .select([...masterColumns(language), "should_inquire_univ_info"])
      .orderBy("id")
      .execute(),
  );
}
