import { type SqlBool, sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { planForValues } from "../../../platform/db/named-statements.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { listsTopic, searchTopic } from "../event-topics.ts";
import { findVocabulary } from "../search/search-vocabulary.server.ts";
import { possibleWords } from "../search/split-into-known-words.ts";
import { toTsquery } from "../search/term-query.ts";
import { readEvents } from "../shared-event-reads.server.ts";
import { textIn } from "../ui/event-text.ts";
import { isInSpanSql, isListedForSql } from "../visibility/event-listing.ts";
import type { Suggestion } from "./suggestions.contract.ts";
import { titlePrefixQuery, typedRuns } from "./title-prefix-query.ts";

interface EventSearch {
  typed: string;
  language: Language;
  limit: number;
  now: Date;
}

/** Upcoming events that visitors find in lists and whose titles begin so, or have a word that does; soonest first. */
export async function suggestEvents(
  db: Executor,
  { typed, language, limit, now }: EventSearch,
): Promise<Suggestion[]> {
  const runs = typedRuns(typed);
  if (runs.length === 0) return [];
  const key = `events to suggest ${limit} ${runs.map(({ text }) => text).join(" ")}`;
  const ids = await cachedReadAt(key, now, async (moment) => {
    await dependOnNextChangeOfLists(db, moment);
    return readingTopics([listsTopic, searchTopic], () => findByTitle(db, runs, limit, moment));
  });
  const events = await readEvents(db, ids);
  return events.map(({ id, texts }) => ({
    kind: "event",
    id,
    label: textIn(texts, language).title,
    href: `/events/${id}`,
  }));
}

/** Of more titles than these nobody reads all, so that the soonest are looked through instead. */
const fewAtMost = 300;
const lookedThrough = 1000;

async function findByTitle(
  db: Executor,
  runs: ReturnType<typeof typedRuns>,
  limit: number,
  now: Date,
): Promise<number[]> {
  const words = runs.flatMap(({ kind, text }) => (kind === "japanese" ? possibleWords(text) : []));
  const { has } = await findVocabulary(db, words);
  const query = toTsquery(titlePrefixQuery(runs, has));
  if (!query) return [];
  const isListed = sql<SqlBool>`${isInSpanSql("upcoming", now)} and ${isListedForSql(null)}`;
  // One letter begins so many words that the index would be read for longer than the soonest events.
  const isShort = runs.length === 1 && (runs[0]?.text.length ?? 0) < 2;
  const few = isShort ? null : await findFew(db, query);
  const phrase = runs.map(({ text }) => text).join("");
  const { rows } = await sql<{ id: number }>`${planForValues}
    select found.id from (
      select e.id, e.start_at from events e
       where ${isListed} ${few ? sql`and e.id = any(${few}::integer[])` : sql``}
       order by e.start_at, e.id limit ${few ? fewAtMost : lookedThrough}
    ) as found
      join event_search_documents d on d.event_id = found.id
     where d.title @@ ${query}::tsquery
     order by (e'\n' || d.titles) like ${`%\n${phrase}%`} desc, found.start_at, found.id
     limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Null where there are many. */
async function findFew(db: Executor, query: string): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`${planForValues}
    select d.event_id as id from event_search_documents d
     where d.title @@ ${query}::tsquery limit ${fewAtMost + 1}`.execute(db);
  return rows.length > fewAtMost ? null : rows.map(({ id }) => id);
}
