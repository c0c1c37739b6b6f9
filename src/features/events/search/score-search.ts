import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AnalysedSearch } from "./analysis/analyse-search.server.ts";
import { descriptionWeight, markOf, searchFields } from "./search-fields.ts";
import {
  allOf,
  anyOf,
  besides,
  marked,
  matchesOf,
  type TermQuery,
  toTsquery,
  type WordQuery,
} from "./term-query.ts";

const certainties = [
  ["exact", 1],
  ["close", 0.9],
  ["loose", 0.75],
] as const;

const phraseInTitle = 60;
const titleItself = 40;
/** The most that the letters of a title add to the score of its words. */
export const maxForPhrase = phraseInTitle + titleItself;

/** The weight of a word in an event whose `fields` match the terms, unless a grade above it holds. */
export interface Grade {
  value: number;
  fields: TermQuery;
  isTitle: boolean;
}

/** The grades of a word in all fields but the description, best first. */
export function gradesOf({ exact, close, loose }: WordQuery): Grade[] {
  const queries = { exact, close: besides(close, exact), loose: besides(loose, anyOf([exact, close])) };
  return searchFields
    .flatMap(({ mark, weight, name }) =>
      certainties.map(([certainty, factor]) => ({
        value: weight * factor,
        fields: marked(queries[certainty], mark),
        isTitle: name === "title",
      })),
    )
    .filter(({ fields }) => fields.length > 0)
    .toSorted((one, other) => other.value - one.value);
}

/** The terms, in `fields`, of an event that has all words in its title. */
export function inTitle(words: readonly WordQuery[]): TermQuery {
  return marked(allOf(words.map(matchesOf)), markOf("title"));
}

/** How well an event `found`, with `fields` and `titles`, answers a search that it matches: more is better; a whole number. */
export function scoreOf({ words, phrase }: AnalysedSearch): RawBuilder<number> {
  const scores = sql.join(words.map(scoreOfWord), sql` + `);
  return sql<number>`(round(${scores})::integer
    + case when ${hasTermsIn("found", inTitle(words))} then ${scoreOfPhrase("found", phrase)} else 0 end)`;
}

function scoreOfWord(word: WordQuery): RawBuilder<unknown> {
  const cases = gradesOf(word).map(
    ({ value, fields }) => sql`when ${hasTermsIn("found", fields)} then ${sql.lit(value)}`,
  );
  const { parts } = word;
  // On the average, so that a long word does not count more than others.
  const otherwise =
    parts.length === 0
      ? sql`${sql.lit(descriptionWeight)}`
      : sql`(${sql.join(parts.map(scoreOfWord), sql` + `)}) / ${sql.lit(parts.length)}.0`;
  if (cases.length === 0) return otherwise;
  const whole = sql`case ${sql.join(cases, sql` `)} else 0 end`;
  return parts.length === 0
    ? sql`coalesce(nullif(${whole}, 0), ${otherwise})`
    : sql`greatest(${whole}, ${otherwise})`;
}

/** The weight that the title of `found`, which has all words, adds: more where it has the letters in a row, most where it has no others. */
export function scoreOfPhrase(found: string, phrase: string): RawBuilder<number> {
  const titles = sql.ref(`${found}.titles`);
  return sql<number>`case when position(${phrase} in ${titles}) = 0 then 0
    when position(${`\n${phrase}\n`} in e'\n' || ${titles} || e'\n') > 0 then ${sql.lit(maxForPhrase)}
    else ${sql.lit(phraseInTitle)} end`;
}

/** The condition that the fields of `found` have the terms, and none of the others. */
export function hasTermsIn(found: string, terms: TermQuery, others: TermQuery = []): RawBuilder<SqlBool> {
  const [query, without] = [toTsquery(terms), toTsquery(others)];
  if (query === null) return sql<SqlBool>`false`;
  return sql<SqlBool>`${sql.ref(`${found}.fields`)} @@ ${without === null ? query : `(${query}) & !(${without})`}::tsquery`;
}
