import { sql } from "kysely";
import { cachedRead } from "../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../platform/db/client.server.ts";
import { isKana, readingKey } from "../../platform/text-analysis/reading-key.ts";
import { termOf } from "../../platform/text-analysis/term-kinds.ts";
import { type Language, languages } from "../../shared/languages/languages.ts";
import { keysOfTyped } from "../../shared/name-search.ts";
import {
  apartAcrossNames,
  hasWord,
  keysOfName,
  listsTopic,
  markOf,
  searchTopic,
} from "../events/events.server.ts";
import { universityDirectory } from "../reference-data/reference-data.server.ts";
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
  const words = apartAcrossNames(typed)
    .split(/\s+/)
    .map(waysToWrite)
    .filter(([word]) => word);
  if (words.length === 0) return [];
  const [names, readings, universities] = await Promise.all([
    readNames(db),
    readReadings(db),
    readUniversityKeys(db),
  ]);
  return organizations.filter(({ id, universityIds }) => {
    const keys = [
      ...(names.get(id) ?? []).map(keysOfName),
      ...(readings.get(id) ?? []),
      ...universityIds.map((university) => universities.get(university) ?? ""),
    ].join("\n");
    return words.every((ways) => ways.some((word) => hasWord(keys, word)));
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

/**
 * How the kanji of organizations' names are read, by id: keys that the search has found out for their events. So an organization
 * has them once it holds an event alone.
 */
function readReadings(db: Executor): Promise<Map<number, string[]>> {
  return cachedRead("readings of organizations", () =>
    readingTopics([searchTopic, listsTopic], async () => {
      const beginning = markOf("organization") + termOf("kanji reading", "");
      const { rows } = await sql<{ id: number; readings: string[] }>`
        select o.id, array(
            select substr(term, ${beginning.length + 1}::integer) from unnest(tsvector_to_array(held.fields)) as term
             where starts_with(term, ${beginning})) as readings
          from organizations o
         cross join lateral (
           select d.fields
             from event_hosts h
             join event_search_documents d using (event_id)
            where h.organization_id = o.id and h.is_owner
              and not exists (select from event_hosts other
                               where other.event_id = h.event_id and other.is_hosting and not other.is_owner)
            order by h.event_id desc limit 1
         ) held`.execute(db);
      return new Map(rows.map(({ id, readings }) => [id, readings]));
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

/** A typed word as names hold it; kana also as the key of a reading. */
function waysToWrite(word: string): string[] {
  const keys = keysOfTyped(word);
  return isKana(word) ? [...keys, readingKey(word)] : keys;
}
