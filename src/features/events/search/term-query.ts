/**
 * Part of a PostgreSQL `tsquery`: alternatives, of which one is enough; none can match where there is none. Each stands once,
 * because the planner adds up how often they are.
 */
export type TermQuery = readonly Alternative[];

/** A quoted term, or parts all of which have to be there. */
type Alternative = string | { all: readonly TermQuery[] };

/** A term as it is in the index, whatever characters it has. */
export function term(text: string): TermQuery {
  return text ? [`'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`] : [];
}

/** The text between the quotes of a term. */
export function unquoted(quoted: string): string {
  return quoted.slice(1, -1).replaceAll("''", "'").replaceAll("\\\\", "\\");
}

export function anyOf(queries: readonly TermQuery[]): TermQuery {
  return [...new Map(queries.flat().map((alternative) => [print([alternative]), alternative])).values()];
}

/** None where one of them cannot match. */
export function allOf(queries: readonly TermQuery[]): TermQuery {
  if (queries.some(({ length }) => length === 0)) return [];
  const parts = [...new Map(queries.map((query) => [print(query), query])).values()];
  return parts.length < 2 ? (parts[0] ?? []) : [{ all: parts }];
}

/** The text of a `tsquery`; null where nothing can match. */
export function toTsquery(query: TermQuery): string | null {
  return query.length > 0 ? print(query) : null;
}

function print(query: TermQuery): string {
  return query
    .map((alternative) => {
      if (typeof alternative === "string") return alternative;
      return `(${alternative.all.map((part) => (part.length > 1 ? `(${print(part)})` : print(part))).join(" & ")})`;
    })
    .join(" | ");
}

/** The same query with each quoted term replaced. */
function withTerms(query: TermQuery, replace: (quoted: string) => TermQuery): TermQuery {
  return anyOf(
    query.map((alternative) =>
      typeof alternative === "string"
        ? replace(alternative)
        : allOf(alternative.all.map((part) => withTerms(part, replace))),
    ),
  );
}

/** The same query for a column in which terms stand behind a prefix. */
export function marked(query: TermQuery, prefix: string): TermQuery {
  return withTerms(query, (quoted) => [`'${prefix}${quoted.slice(1)}`]);
}

/** The rest of a query among texts that have the quoted terms alone: an index takes as much longer as a query has terms. */
export function prune(query: TermQuery, known: ReadonlySet<string>): TermQuery {
  const left = withTerms(query, (quoted) => (known.has(quoted) ? [quoted] : []));
  const whole = new Set(left);
  // A text that has all parts has one of these.
  const isImplied = ({ all }: Exclude<Alternative, string>) =>
    all.some((part) => part.every((alternative) => whole.has(alternative)));
  return left.filter((alternative) => typeof alternative === "string" || !isImplied(alternative));
}

/** The alternatives of a query that are not among those of others. */
export function besides(query: TermQuery, others: TermQuery): TermQuery {
  const known = new Set(others.map((alternative) => print([alternative])));
  return query.filter((alternative) => !known.has(print([alternative])));
}

/** Every quoted term of a query, some of them several times. */
export function termsIn(query: TermQuery): string[] {
  return query.flatMap((alternative) =>
    typeof alternative === "string" ? [alternative] : alternative.all.flatMap(termsIn),
  );
}

/** One word of a search, by how sure it is that a text means it. */
export interface WordQuery {
  /** The word itself. */
  exact: TermQuery;
  /** Written in another way: read aloud, with other okurigana. */
  close: TermQuery;
  /** Read alike but for long vowels, where no text has the word itself or just its sound. */
  folded?: TermQuery;
  /** Another word for it, another form of it, or what it is a typo of. */
  loose: TermQuery;
  /** Words that it consists of, and that may stand in different places. */
  parts: WordQuery[];
}

/** All by which the word is found. */
export function matchesOf({ exact, close, folded = [], loose, parts }: WordQuery): TermQuery {
  return anyOf([exact, close, folded, loose, allOf(parts.map(matchesOf))]);
}

/** As `prune`, of a word: what folds its sound serves only where nothing has the word as it is. */
export function settleWord(word: WordQuery, known: ReadonlySet<string>): WordQuery {
  const { folded = [], parts } = word;
  const exact = prune(word.exact, known);
  const close = prune(word.close, known);
  return {
    exact,
    close: exact.length + close.length > 0 ? close : prune(folded, known),
    loose: prune(word.loose, known),
    parts: parts.map((part) => settleWord(part, known)),
  };
}
