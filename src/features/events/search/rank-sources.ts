import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AnalysedSearch } from "./analysis/analyse-search.server.ts";
import { type Grade, gradesOf, hasTermsIn, inTitle, maxForPhrase, scoreOfPhrase } from "./score-search.ts";
import { descriptionWeight } from "./search-fields.ts";
import { anyOf } from "./term-query.ts";

/** Matches of a search that have one rank, or one but for what the letters of their titles add. No event is in two of them. */
export interface RankSource {
  /** The highest rank in it. */
  most: number;
  isConstant: boolean;
  rank: RawBuilder<number>;
  condition: RawBuilder<SqlBool>;
}

/**
 * The matches by rank, the highest first, each asked of indexes alone. A search for one word has the ranks of `scoreOf`; of several
 * words, each of which is in very many events, it is only told whether all of them are in the title.
 * @param matches that of the search
 */
export function rankSources(search: AnalysedSearch, matches: string): RankSource[] {
  const [word, ...others] = search.words;
  const isOneWord = word && others.length === 0 && word.parts.length === 0;
  const grades = isOneWord ? byRank(gradesOf(word)) : [inTitleAtAll(search)];
  const sources = grades.map(({ value, fields, isTitle }, at) =>
    sourceOf(search, {
      value,
      isTitle: isTitle && Boolean(isOneWord),
      condition: hasTermsIn("e", fields, anyOf(grades.slice(0, at).map((grade) => grade.fields))),
    }),
  );
  const found = anyOf(grades.map(({ fields }) => fields));
  const elsewhere = sql<SqlBool>`(e.words @@ ${matches}::tsquery and e.id not in (
    select d.event_id from event_search_documents d where ${hasTermsIn("d", found)}))`;
  const value = isOneWord ? descriptionWeight : 0;
  return [...sources, sourceOf(search, { value, isTitle: false, condition: elsewhere })];
}

const inTitleAtAll = ({ words }: AnalysedSearch): Grade => ({
  value: 1,
  fields: inTitle(words),
  isTitle: true,
});

/** Those of the same rank as one, so that they stand in the order of their start. */
function byRank(grades: readonly Grade[]): Grade[] {
  const groups = Map.groupBy(grades, ({ value, isTitle }) => `${Math.round(value)} ${isTitle}`);
  return [...groups.values()].map((same) => ({
    value: Math.round(same[0]?.value ?? 0),
    fields: anyOf(same.map(({ fields }) => fields)),
    isTitle: same[0]?.isTitle ?? false,
  }));
}

interface Ranked {
  value: number;
  isTitle: boolean;
  condition: RawBuilder<SqlBool>;
}

function sourceOf({ phrase }: AnalysedSearch, { value, isTitle, condition }: Ranked): RankSource {
  return {
    most: isTitle ? value + maxForPhrase : value,
    isConstant: !isTitle,
    rank: isTitle
      ? sql<number>`(${sql.lit(value)} + ${scoreOfPhrase("e", phrase)})`
      : sql<number>`${sql.lit(value)}::integer`,
    condition,
  };
}
