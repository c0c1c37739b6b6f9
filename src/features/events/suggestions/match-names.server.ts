import { bestFirst, keysOfTyped } from "../../../shared/name-search.ts";
import { apartAcrossNames, hasWord } from "../search/name-keys.server.ts";

/** Something with names. */
export interface Named {
  /** Of each name a line, folded by `searchKey`. */
  keys: string;
  /** Of what people call it for short a line each, folded alike. */
  short?: string;
  weight?: number;
}

/** Those that have every typed word at the beginning of a word of theirs, in the order of `findByName`. */
export function matchNames<Row extends Named>(rows: readonly Row[], typed: string): Row[] {
  const ways = keysOfTyped(apartAcrossNames(typed)).flatMap((key) => {
    const words = key.split(/\s+/).filter(Boolean);
    // Japanese is romanised with blanks and without.
    return words.length > 0 ? [{ words, joined: words.join("") }] : [];
  });
  const found = rows.filter(({ keys: full, short }) => {
    const keys = short ? `${full}\n${short}` : full;
    return ways.some(
      ({ words, joined }) => words.every((word) => hasWord(keys, word)) || hasWord(keys, joined),
    );
  });
  return bestFirst(
    found.map((row) => ({ row, search: row.keys, short: row.short, weight: row.weight })),
    typed,
  ).map(({ row }) => row);
}
