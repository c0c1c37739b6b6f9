import { sql } from "kysely";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { type Language, languageEntry } from "../../../shared/languages/languages.ts";
import { inNameOrder } from "../name-order.ts";
import type { ListedUniversity, University, UniversityMaster } from "../reference-data.contract.ts";
import { selectName } from "../select-name.server.ts";
import { selectUniversities } from "./select-universities.server.ts";

/** By English name; what is not known of one is left out, or hundreds would say so. @param prefectureId null for all of Japan */
export async function findUniversities(
  db: Executor,
  prefectureId: number | null,
): Promise<ListedUniversity[]> {
  const rows = await readingTopics([], () =>
    selectUniversities(db)
      .select(["university.advice_url", "university.advice_phone"])
      .$if(prefectureId !== null, (query) => query.where("university.prefecture_id", "=", prefectureId))
      .orderBy(sql`university.names ->> 'en'`)
      .execute(),
  );
  return rows.map(({ advice_url, advice_phone, ...row }) => ({
    ...row,
    ...(advice_url && { advice_url }),
    ...(advice_phone && { advice_phone }),
  }));
}

/** All of Japan's with their readings, in the order in which readers of the language look for them. */
export async function findUniversitiesInOrder(db: Executor, language: Language) {
  const rows = await readingTopics([], () =>
    selectUniversities(db)
      .select([selectName("university.names", language).as("name"), "university.reading"])
      // Rows that are nearly sorted sort fast.
      .orderBy(languageEntry(language).hasReadings ? "university.reading" : "name")
      .execute(),
  );
  return inNameOrder(rows, language);
}

/** By its English name as addresses carry it: underscores or blanks, any case. */
export async function findUniversityByName(db: Executor, name: string): Promise<University | undefined> {
  return namedUniversity(name, (snakeName) =>
    selectUniversities(db).where(sql`lower(university.snake_name)`, "=", snakeName).executeTakeFirst(),
  );
}

/** As `findUniversityByName`, with where it advises its students. */
export async function findUniversityMaster(
  db: Executor,
  name: string,
): Promise<UniversityMaster | undefined> {
  return namedUniversity(name, (snakeName) =>
    selectUniversities(db)
      .select(["university.advice_url", "university.advice_phone"])
      .where(sql`lower(university.snake_name)`, "=", snakeName)
      .executeTakeFirst(),
  );
}

async function namedUniversity<Row>(
  name: string,
  find: (snakeName: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  // The database cannot hold it, so nothing is named so.
  if (name.includes("\u0000")) return undefined;
  return readingTopics([], () => find(name.trim().replaceAll(" ", "_").toLowerCase()));
}
