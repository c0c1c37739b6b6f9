import { LRUCache } from "lru-cache";
import { toRomaji } from "wanakana";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { type Language, languages } from "../../../shared/languages/languages.ts";
import { searchKey } from "../../../shared/name-search.ts";
import type { UniversityDirectory } from "../reference-data.contract.ts";
import { selectName } from "../select-name.server.ts";
import { findUniversitiesInOrder } from "./university-rows.server.ts";
import { shortNamesOf } from "./university-short-names.server.ts";
import { universityWeights } from "./university-weights.server.ts";

interface Readable {
  names: Record<string, string>;
  reading: string;
}

/** As `universityDirectory`, with how well known each is: by its students and events here, and by whether people call it something for short. */
export async function weighedUniversityDirectory(
  db: Executor,
  language: Language,
  now: Date,
): Promise<UniversityDirectory> {
  const [directory, weights] = await Promise.all([
    universityDirectory(db, language),
    universityWeights(db, now),
  ]);
  const universities = directory.universities.map((row) => ({
    ...row,
    weight: weights.get(row.id) ?? (row.short ? 1 : 0),
  }));
  return { ...directory, universities };
}

/** Data for finding a university by name, whichever way it is written; none is better known than another. */
export async function universityDirectory(db: Executor, language: Language): Promise<UniversityDirectory> {
  const [prefectures, universities, names] = await readingTopics([], () =>
    Promise.all([
      db
        .selectFrom("prefectures")
        .select(["id", selectName("names", language).as("name"), "names", "reading"])
        .orderBy("id")
        .execute(),
      findUniversitiesInOrder(db, language),
      db.selectFrom("universities").select(["id", "names"]).execute(),
    ]),
  );
  const namesOf = new Map(names.map((row) => [row.id, row.names]));
  return {
    prefectures: prefectures.map((row) => ({
      id: row.id,
      name: row.name,
      search: searchText(
        row,
        // biome-ignore lint/plugin: the endings of prefectures in Japanese
        (row.names.ja ?? "").replace(/[都府県]$/, ""),
        row.reading.replace(/(?:と|ふ|けん)$/, ""),
      ),
    })),
    universities: universities.map((row) => ({
      id: row.id,
      name: row.name,
      prefecture_id: row.prefecture_id,
      snake_name: row.snake_name,
      search: searchText({ names: namesOf.get(row.id) ?? {}, reading: row.reading }),
      short: shortText(row.id),
      weight: 0,
    })),
  };
}

/**
 * The directory is made anew after every write to public data, which hardly ever is one to a name. Folding them is most of the
 * work, so what came out for the same spellings is kept.
 */
const searchTexts = new LRUCache<string, string>({
  max: 5000,
  memoMethod: (spellings) => {
    const [all, reading, more] = JSON.parse(spellings) as [string[], string, string[]];
    const keys = [...all, reading, toRomaji(reading), ...more].map(searchKey);
    return [...new Set(keys)].filter(Boolean).join("\n");
  },
});

/** What people call the university, and how that is read, as keys. */
function shortText(id: number): string {
  const known = shortNamesOf(id);
  return known ? searchTexts.memo(JSON.stringify([known.shortNames, "", withRomaji(known.readings)])) : "";
}

const withRomaji = (readings: readonly string[]) => readings.flatMap((one) => [one, toRomaji(one)]);

function searchText({ names, reading }: Readable, ...more: string[]): string {
  const all = languages.map((language) => names[language] ?? "");
  return searchTexts.memo(JSON.stringify([all, reading, more]));
}
