/**
 * Parts of a PostgreSQL `tsquery`. A word of a search is found by any of its forms; null stands for what nothing can match.
 */
export type TermQuery = string | null;

/** A term as it is in the index, whatever characters it has. */
export function term(text: string): TermQuery {
  return text ? `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'` : null;
}

export function anyOf(queries: readonly TermQuery[]): TermQuery {
  const given = [...new Set(queries.filter((query) => query !== null))];
  return given.length > 1 ? `(${given.join(" | ")})` : (given[0] ?? null);
}

/** Null where one of them cannot match. */
export function allOf(queries: readonly TermQuery[]): TermQuery {
  if (queries.length === 0 || queries.includes(null)) return null;
  const given = [...new Set(queries)];
  return given.length > 1 ? `(${given.join(" & ")})` : (given[0] ?? null);
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
