import { cachedRead } from "../../platform/cache/cached-read.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { withReaderNames } from "./name-rows.server.ts";
import {
  findCountries,
  findLanguages,
  findMasters,
  findOccupations,
  findPrefectures,
} from "./reference-data-rows.server.ts";
import { findUniversitiesInOrder } from "./universities/university-rows.server.ts";

/** Every master by its name on the wire; `name` in the given language. */
export function findReferenceData(db: Executor, language: Language) {
  return cachedRead(`reference data ${language}`, () => readReferenceData(db, language));
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
    findLanguages(db),
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
