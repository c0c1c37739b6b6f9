import { foldText, splitRuns } from "../../../platform/text-analysis/fold-text.ts";
import { singular } from "../../../platform/text-analysis/latin-words.ts";
import type { Synonyms } from "../../synonyms/synonyms.server.ts";

/** The words that mean the same as one, by its key. */
export type SynonymIndex = ReadonlyMap<string, readonly string[]>;

const longestPhrase = 5;

/**
 * All other words for what somebody may mean.
 * @param parts what was typed, folded and in the singular
 * @param words every word that may be meant by them alone
 */
export function synonymsAmong(
  parts: readonly { text: string }[],
  words: readonly string[],
  synonyms: SynonymIndex,
): string[] {
  return [...new Set([...words, ...phrasesOf(parts)].flatMap((word) => synonyms.get(word) ?? []))];
}

/** The parts in a row that may be one name. */
export function phrasesOf(parts: readonly { text: string }[]): string[] {
  return parts.flatMap((_, from) =>
    Array.from({ length: longestPhrase }, (_unused, count) =>
      parts
        .slice(from, from + count + 1)
        .map(({ text }) => text)
        .join(" "),
    ),
  );
}

/** One spelling of a word or of several: folded, Latin words in the singular. */
export function synonymKey(text: string): string {
  return splitRuns(text)
    .map(({ text: run }) => singular(foldText(run)))
    .join(" ");
}

const indexes = new WeakMap<readonly Synonyms[], SynonymIndex>();

export function indexSynonyms(groups: readonly Synonyms[]): SynonymIndex {
  const known = indexes.get(groups);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const { words } of groups) {
    const keys = words.map(({ word }) => synonymKey(word));
    for (const key of keys) {
      const others = [...(index.get(key) ?? []), ...keys.filter((other) => other !== key)];
      index.set(key, [...new Set(others)]);
    }
  }
  indexes.set(groups, index);
  return index;
}
