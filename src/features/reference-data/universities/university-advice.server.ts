import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { readReferenceFile } from "../read-reference-files.server.ts";
import { selectName } from "../select-name.server.ts";

interface UniversityAdvice {
  /** The page of the office that students turn to; null where it is not known to us. */
  advice_url: string | null;
  advice_phone: string | null;
}

const known = new Map(
  readReferenceFile("university_advice").map((cells) => [
    Number(cells.id),
    { advice_url: cells.advice_url || null, advice_phone: cells.advice_phone || null },
  ]),
);

/** Advice for a university from the data file (`docs/reference-data.md`). */
export function adviceOf(universityId: number): UniversityAdvice {
  return known.get(universityId) ?? { advice_url: null, advice_phone: null };
}

/** These universities with their names in a language and where they advise their students. */
export function findUniversityAdvice(
  db: Executor,
  ids: readonly number[],
  language: Language,
): Promise<(UniversityAdvice & { id: number; name: string })[]> {
  return db
    .selectFrom("universities")
    .select(["id", selectName("names", language).as("name"), "advice_url", "advice_phone"])
    .where("id", "=", sql<number>`any(${ids}::integer[])`)
    .execute();
}
