import { foldText, splitRuns } from "../../../platform/text-analysis/fold-text.ts";
import { singular } from "../../../platform/text-analysis/latin-words.ts";
import { readingKey } from "../../../platform/text-analysis/reading-key.ts";
import { termOf } from "../../../platform/text-analysis/term-kinds.ts";
import { type ShortNames, universityShortNames } from "../../reference-data/reference-data.server.ts";
import { splitIntoKnownWords } from "./analysis/split-into-known-words.ts";
import { letterForms } from "./analysis/word-forms.ts";
import { phrasesOf, synonymKey } from "./synonym-index.ts";
import { allOf, anyOf, type TermQuery, term } from "./term-query.ts";

const byName = new Map<string, ShortNames[]>();
for (const university of universityShortNames) {
  for (const name of allNamesOf(university)) {
    const key = synonymKey(name);
    byName.set(key, [...(byName.get(key) ?? []), university]);
  }
}

/** The universities that are called so, in full or for short. @param key by `synonymKey` */
export function universitiesCalled(key: string): readonly ShortNames[] {
  return byName.get(key) ?? [];
}

/** As `synonymsAmong`. */
export function universitiesAmong(
  parts: readonly { text: string }[],
  words: readonly string[],
): ShortNames[] {
  return [...new Set([...words, ...phrasesOf(parts)].flatMap(universitiesCalled))];
}

/** The names of a university in the order in which readers know it, with "Kyoto Univ" for "Kyoto University". */
export function allNamesOf({ names, shortNames }: ShortNames): string[] {
  const full = Object.values(names);
  const abbreviated = full.flatMap((name) =>
    / University$/.test(name) ? [name.replace(/ersity$/, "")] : [],
  );
  return [...new Set([...full, ...shortNames, ...abbreviated])];
}

/**
 * Finds texts that name the university, however they do: its name as it is read and its English words in a row, so that a
 * university elsewhere in Kyoto is none.
 */
export function universityQuery(university: ShortNames, hasWord: (word: string) => boolean): TermQuery {
  return anyOf([
    term(termOf("kanji reading", readingKey(university.reading))),
    ...allNamesOf(university).map((name) => {
      const runs = splitRuns(name);
      if (runs.every(({ kind }) => kind === "latin"))
        return wordsInARow(runs.map(({ text }) => foldText(text)));
      const folded = foldText(name);
      const words = splitIntoKnownWords(folded, hasWord) ?? [];
      // Two, 京都 and 大学, stand in many a text that does not mean the one university.
      // A text whose words are not known yet has its letters.
      const letters = folded.length > 3 ? letterForms(folded) : [];
      return anyOf([term(folded), words.length > 2 ? allOf(words.map(term)) : [], letters]);
    }),
  ]);
}

/** As the index has two Latin words that follow each other; nothing where a word is a letter, since it has none of these. */
function wordsInARow(words: readonly string[]): TermQuery {
  const said = words[0] === "the" ? words.slice(1) : words;
  if (said.some(({ length }) => length < 2)) return [];
  if (said.length === 1) return term(singular(said[0] ?? ""));
  return allOf(said.slice(1).map((word, at) => term(singular(`${said[at]}${word}`))));
}
