import { type RawBuilder, sql } from "kysely";
import type { AnalysedSearch } from "./analyse-search.server.ts";
import { toTsquery, type WordQuery } from "./term-query.ts";

/** Weights of the fields: the title before the place, the hosts and the description. */
export const fieldWeights = {
  title: 100,
  place: 62,
  address: 56,
  prefecture: 50,
  organization: 42,
  purpose: 36,
  format: 32,
  university: 28,
} as const;
const inDescription = 12;

const certainties = [
  ["exact", 1],
  ["close", 0.9],
  ["loose", 0.75],
] as const;

const phraseInTitle = 60;
const titleItself = 40;

/** How well an event `found`, a row of `event_search_documents`, answers a search: more is better; a whole number. */
export function scoreOf({ words, phrase }: AnalysedSearch): RawBuilder<number> {
  const scores = words.map(scoreOfWord);
  const titles = sql`case when position(${phrase} in found.titles) = 0 then 0
    when ${phrase} = any(string_to_array(found.titles, e'\n')) then ${sql.lit(phraseInTitle + titleItself)}
    else ${sql.lit(phraseInTitle)} end`;
  return sql<number>`round(${sql.join([...scores, titles], sql` + `)})::integer`;
}

function scoreOfWord(word: WordQuery): RawBuilder<unknown> {
  const { parts } = word;
  const fields = Object.entries(fieldWeights).map(([field, weight]) => scoreOfField(word, field, weight));
  if (parts.length === 0) return elseDescription(sql`greatest(${sql.join(fields)})`);
  // On the average, so that a long word does not count more than others.
  const average = sql`(${sql.join(parts.map(scoreOfWord), sql` + `)}) / ${sql.lit(parts.length)}.0`;
  return sql`greatest(${sql.join(fields)}, ${average})`;
}

/** A match that is in no other field is in the description, which takes long to look at. */
function elseDescription(score: RawBuilder<unknown>) {
  return sql`coalesce(nullif(${score}, 0), ${sql.lit(inDescription)})`;
}

function scoreOfField(word: WordQuery, field: string, weight: number) {
  const column = sql.ref(`found.${field}`);
  const cases = certainties.flatMap(([certainty, factor]) => {
    const query = toTsquery(word[certainty]);
    return query ? [sql`when ${column} @@ ${query}::tsquery then ${sql.lit(weight * factor)}`] : [];
  });
  return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 0 end` : sql`0`;
}
