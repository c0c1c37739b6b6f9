/**
 * Part of a PostgreSQL `tsquery`: alternatives, of which one is enough; none can match where there is none. Each stands once,
 * because the planner adds up how often they are.
 */
export type TermQuery = readonly string[];

/** A term as it is in the index, whatever characters it has. */
export function term(text: string): TermQuery {
  return text ? [`'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`] : [];
}

export function anyOf(queries: readonly TermQuery[]): TermQuery {
  return [...new Set(queries.flat())];
}

/** None where one of them cannot match. */
export function allOf(queries: readonly TermQuery[]): TermQuery {
  if (queries.some(({ length }) => length === 0)) return [];
  const groups = [
    ...new Set(queries.map((query) => (query.length > 1 ? `(${query.join(" | ")})` : query[0]))),
  ];
  const [only] = queries;
  if (groups.length < 2) return only ?? [];
  return [`(${groups.join(" & ")})`];
}

/** The text of a `tsquery`; null where nothing can match. */
export function toTsquery(query: TermQuery): string | null {
  return query.length > 0 ? query.join(" | ") : null;
}

/** The same query for a column in which terms stand behind a mark. */
export function marked(query: TermQuery, mark: string): TermQuery {
  return query.map((alternative) =>
    alternative.replace(/'(?:[^'\\]|''|\\.)*'/g, (term) => `'${mark}${term.slice(1)}`),
  );
}

/** One word of a search, by how sure it is that a text means it. */
export interface WordQuery {
  /** The word itself. */
  exact: TermQuery;
  /** Written in another way: read aloud, with other okurigana. */
  close: TermQuery;
  /** Another word for it, another form of it, or what it is a typo of. */
  loose: TermQuery;
  /** Words that it consists of, and that may stand in different places. */
  parts: WordQuery[];
}

/** All by which the word is found. */
export function matchesOf({ exact, close, loose, parts }: WordQuery): TermQuery {
  return anyOf([exact, close, loose, allOf(parts.map(matchesOf))]);
}
