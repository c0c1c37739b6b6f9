import { LRUCache } from "lru-cache";
import { toRomaji } from "wanakana";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { type Language, languages } from "../../../shared/languages.ts";
import { searchKey } from "../../../shared/name-search.ts";
import { universityDirectory } from "../../reference-data/reference-data.server.ts";
import { searchTopic } from "../event-topics.ts";
import type { RankedOrganization } from "./rank-organizations.server.ts";

/**
 * Those of the organizations that hold every typed word in one of their names or of the names of their universities, in their
 * order. Words may be written in kanji, kana or Latin letters where a reading is known; marks alone find nothing.
 */
export async function findOrganizationsByName(
  db: Executor,
  organizations: readonly RankedOrganization[],
  typed: string,
): Promise<RankedOrganization[]> {
  const words = apartAcrossNames(typed).split(/\s+/).map(searchKey).filter(Boolean);
  if (words.length === 0) return [];
  const [names, universities] = await Promise.all([readNames(db), readUniversityKeys(db)]);
  return organizations.filter(({ id, universityIds }) => {
    const keys = [
      ...(names.get(id) ?? []).map(keysOfName),
      ...universityIds.map((university) => universities.get(university) ?? ""),
    ].join("\n");
    return words.every((word) => hasWord(keys, word));
  });
}

/** The names of all organizations, by id. */
function readNames(db: Executor): Promise<Map<number, string[]>> {
  return cachedRead("names of organizations", () =>
    readingTopics([searchTopic], async () => {
      const rows = await db
        .selectFrom("organization_texts")
        .select(["organization_id", "name"])
        .where("name", "<>", "")
        .orderBy("organization_id")
        .orderBy("id")
        .execute();
      const names = new Map<number, string[]>();
      for (const { organization_id: id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
      return names;
    }),
  );
}

function readUniversityKeys(db: Executor): Promise<Map<number, string>> {
  return cachedRead("keys of universities", async () => {
    // Their keys hold the names in all languages, whichever is asked for.
    const { universities } = await universityDirectory(db, languages[0] as Language);
    return new Map(universities.map(({ id, search }) => [id, apartAcrossNames(search)]));
  });
}

/** Folding is most of the work, and the names are nearly all the same whenever they are read. */
const knownKeys = new LRUCache<string, string>({
  max: 20_000,
  memoMethod: (name) => {
    const words = apartAcrossNames(name);
    return [words, toRomaji(words)].map(searchKey).join("\n");
  },
});

/** By what a name is found: itself and, as far as it is kana, in Latin letters; folded, a line each. */
export function keysOfName(name: string): string {
  return knownKeys.memo(name);
}

/** A blank stands where Japanese would read another name across two words: 京都 in 東京都. */
export function apartAcrossNames(text: string): string {
  return text.replaceAll("東京都", "東京 都");
}

/** Latin words are found where they begin, so that "art" is not in "party"; Japanese has no spaces between words. */
export function hasWord(keys: string, word: string): boolean {
  if (!/^[a-z0-9]/.test(word)) return keys.includes(word);
  return new RegExp(`(?<![a-z0-9])${word}`).test(keys);
}
