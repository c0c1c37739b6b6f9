import { keysOfTyped } from "../../../shared/name-search.ts";
import { apartAcrossNames, hasWord } from "../organization-directory/find-organizations-by-name.server.ts";

/** Something with names. */
export interface Named {
  /** Of each name a line, folded by `searchKey`. */
  keys: string;
}

/** Those that have every typed word at the beginning of a word of theirs; those that begin with all of it come first. */
export function matchNames<Row extends Named>(rows: readonly Row[], typed: string): Row[] {
  const ways = keysOfTyped(apartAcrossNames(typed)).flatMap((key) => {
    const words = key.split(/\s+/).filter(Boolean);
    // Japanese is romanised with blanks and without.
    return words.length > 0 ? [{ whole: key.trim(), words, joined: words.join("") }] : [];
  });
  const found = rows.filter(({ keys }) =>
    ways.some(({ words, joined }) => words.every((word) => hasWord(keys, word)) || hasWord(keys, joined)),
  );
  const begins = ({ keys }: Row) =>
    ways.some(({ whole }) => keys.startsWith(whole) || keys.includes(`\n${whole}`));
  return [...found.filter(begins), ...found.filter((row) => !begins(row))];
}
