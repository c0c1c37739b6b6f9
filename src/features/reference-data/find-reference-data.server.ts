import { sql } from "kysely";
import { cachedRead } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { withReaderNames } from "./name-rows.server.ts";
import { referenceLists } from "./read-reference-files.server.ts";
import {
  findCountries,
  findMasters,
  findOccupations,
  findPrefectures,
  readLanguages,
} from "./reference-data-rows.server.ts";
import { findUniversitiesInOrder } from "./universities/university-rows.server.ts";

type ReferenceData = Awaited<ReturnType<typeof readReferenceData>>;

const latest = new Map<Language, { fingerprint: string; data: ReferenceData }>();

/**
 * Every master by its name on the wire; `name` in the given language. Its 1,200 rows are the same for months, and are read again only when
 * they are not: to read, order and compare them takes a third of a home page of which everything is new.
 */
export function findReferenceData(db: Executor, language: Language): Promise<ReferenceData> {
  return cachedRead(`reference data ${language}`, async () => {
    // Before the rows, none of which may be older, as a cached one could be: where they change in between, they are read once more.
    const fingerprint = await readFingerprint(db);
    const known = latest.get(language);
    if (known?.fingerprint === fingerprint) return known.data;
    const data = await readReferenceData(db, language);
    latest.set(language, { fingerprint, data });
    return data;
  });
}

/** Another one as soon as anything in one of the lists is. */
async function readFingerprint(db: Executor): Promise<string> {
  const hashes = referenceLists.map(
    (list) => sql`(select sum(hash_record_extended(one, 0)) from ${sql.table(list)} as one)`,
  );
  const { rows } = await readingTopics([], () =>
    sql<{ fingerprint: string }>`select concat_ws(' ', ${sql.join(hashes)}) as fingerprint`.execute(db),
  );
  return (rows[0] as { fingerprint: string }).fingerprint;
}

async function readReferenceData(db: Executor, language: Language) {
  const [
    languages,
    event_formats,
    event_purposes,
    universities,
    department_categories,
    countries,
    occupations,
    prefectures,
    question_types,
  ] = await Promise.all([
    readLanguages(db),
    findMasters(db, "event_formats", language),
    findMasters(db, "event_purposes", language),
    findUniversitiesInOrder(db, language),
    findMasters(db, "department_categories", language),
    findCountries(db, language),
    findOccupations(db, language),
    findPrefectures(db, language),
    findMasters(db, "question_types", language),
  ]);
  return {
    languages: withReaderNames(languages, language),
    event_formats,
    event_purposes,
    universities: withReaderNames(
      universities.map(({ name, reading, ...university }) => university),
      language,
    ),
    department_categories,
    countries,
    occupations,
    prefectures,
    question_types,
  };
}
