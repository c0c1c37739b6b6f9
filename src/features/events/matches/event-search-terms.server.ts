import { isKana, toHiragana, toRomaji } from "wanakana";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { foldText, splitRuns } from "../../../platform/text-analysis/fold-text.ts";
import { isStopWord, singular } from "../../../platform/text-analysis/latin-words.ts";
import { bareTerm } from "../../../platform/text-analysis/term-kinds.ts";
import { readSynonyms, type Synonyms } from "../../synonyms/synonyms.server.ts";
import { searchTopic } from "../event-topics.ts";
import { findTypos, findVocabulary, findWordsReadAs } from "../search/analysis/search-vocabulary.server.ts";
import { phrasesOf } from "../search/synonym-index.ts";
import { allNamesOf, universitiesCalled } from "../search/university-names.server.ts";
import type { SearchTerm } from "./event-match.ts";

/**
 * What may be looked for in texts to show why they were found: the typed words, in kana and Latin letters, the words that are
 * read so, their synonyms, and what is one letter apart from a word that no text has.
 */
export function findSearchTerms(db: Executor, query: string): Promise<SearchTerm[]> {
  return cachedRead(`search terms of ${query}`, () =>
    readingTopics([searchTopic, "synonyms"], async () => {
      const [groups, similar] = await Promise.all([readSynonyms(db), similarTerms(db, query)]);
      return [...typedTerms(query), ...similar, ...synonymTerms(query, groups), ...universityTerms(query)];
    }),
  );
}

/** The other words that are looked for with those of the query, as the product team has written them, each language in turn. */
export async function findOtherWords(db: Executor, query: string): Promise<string[]> {
  const asked = ` ${keyOf(query)} `;
  const others = (await readSynonyms(db))
    .filter(({ words }) => words.some(({ word }) => isIn(asked, keyOf(word))))
    .flatMap(({ words }) => words.filter(({ word }) => !isIn(asked, keyOf(word))));
  const placeInLanguage = new Map(
    [...Map.groupBy(others, ({ language_id }) => language_id).values()].flatMap((words) =>
      words.map((word, place) => [word, place] as const),
    ),
  );
  return others
    .toSorted((one, other) => (placeInLanguage.get(one) ?? 0) - (placeInLanguage.get(other) ?? 0))
    .map(({ word }) => word);
}

async function similarTerms(db: Executor, query: string): Promise<SearchTerm[]> {
  const typed = splitRuns(query)
    .slice(0, maxRuns)
    .map(({ text }) => ({ text, word: singular(foldText(text).slice(0, longestRun)) }));
  const vocabulary = await findVocabulary(
    db,
    typed.map(({ word }) => word),
  );
  const unknown = typed.filter(({ word }) => !vocabulary.has(word));
  const [typos, read] = await Promise.all([
    findTypos(
      db,
      unknown.map(({ word }) => word),
    ),
    findWordsReadAs(
      db,
      typed.map(({ word }) => word),
    ),
  ]);
  return typed.flatMap(({ text, word }) => [
    ...(typos.get(word) ?? []).map((term): SearchTerm => searchTermOf(bareTerm(term), text, "synonym")),
    ...(read.get(word) ?? []).map((one): SearchTerm => searchTermOf(one, text, "typed")),
  ]);
}

function searchTermOf(word: string, text: string, kind: SearchTerm["kind"]): SearchTerm {
  const shown = { typed: text, runs: [text], kind };
  return /^[a-z0-9]+$/.test(word) ? { ...shown, words: [word] } : { ...shown, letters: word };
}

const longestRun = 40;
const maxRuns = 10;

function typedTerms(query: string): SearchTerm[] {
  const runs = splitRuns(query);
  const said = runs.filter(({ text }) => !isStopWord(foldText(text)));
  return (said.length > 0 ? said : runs).flatMap(({ kind, text }): SearchTerm[] => {
    const folded = foldText(text).slice(0, longestRun);
    const typed = { typed: text, runs: [text], kind: "typed" as const };
    if (kind !== "latin") {
      const romaji = isKana(folded) && folded.length > 1 ? toRomaji(folded) : "";
      return [
        { ...typed, letters: folded },
        ...(/^[a-z]{3,}$/.test(romaji) ? [{ ...typed, words: [singular(romaji)] }] : []),
      ];
    }
    const kana = /^[a-z]{3,}$/.test(folded) ? toHiragana(folded) : "";
    return [
      { ...typed, words: [singular(folded)] },
      ...(isKana(kana) && kana.length > 1 ? [{ ...typed, letters: kana }] : []),
    ];
  });
}

/** The other words of every group of which the query has one. */
function synonymTerms(query: string, groups: readonly Synonyms[]): SearchTerm[] {
  const asked = ` ${keyOf(query)} `;
  return groups.flatMap(({ words }) => {
    const typed = words.find(({ word }) => isIn(asked, keyOf(word)));
    if (!typed) return [];
    return words.flatMap(({ word }): SearchTerm[] => {
      if (word === typed.word) return [];
      return [{ typed: typed.word, runs: runsWith(query, typed.word), kind: "synonym", ...formOf(word) }];
    });
  });
}

function formOf(word: string): Pick<SearchTerm, "words" | "letters"> {
  const runs = splitRuns(word);
  const isLatin = runs.every(({ kind }) => kind === "latin");
  return isLatin ? { words: runs.map(({ text }) => singular(foldText(text))) } : { letters: foldText(word) };
}

/** The other names of every university that words of the query in a row name. */
function universityTerms(query: string): SearchTerm[] {
  const runs = splitRuns(query).slice(0, maxRuns);
  const parts = runs.map(({ text }) => ({ text: keyOf(text) }));
  return phrasesOf(parts).flatMap((phrase) =>
    universitiesCalled(phrase).flatMap((university) => {
      const typed = runs.filter(({ text }) => isIn(` ${phrase} `, keyOf(text))).map(({ text }) => text);
      return allNamesOf(university)
        .filter((name) => keyOf(name) !== phrase)
        .map((name): SearchTerm => {
          const shown = name.replace(/^The /, "");
          return { typed: typed.join(" "), runs: typed, kind: "synonym", ...formOf(shown) };
        });
    }),
  );
}

/** Folded, Latin words in the singular, with a blank between runs. */
function keyOf(text: string): string {
  return splitRuns(text)
    .map(({ kind, text: run }) => (kind === "latin" ? singular(foldText(run)) : foldText(run)))
    .join(" ");
}

/** Latin words are whole; a Japanese one may stand in a longer run. */
function isIn(asked: string, key: string): boolean {
  return /^[a-z0-9]/.test(key) ? asked.includes(` ${key} `) : key.length > 1 && asked.includes(key);
}

/** The runs of the query that have the word, or that are words of it. */
function runsWith(query: string, word: string): string[] {
  const key = keyOf(word);
  return splitRuns(query)
    .map(({ text }) => text)
    .filter((text) => isIn(` ${keyOf(text)} `, key) || isIn(` ${key} `, keyOf(text)));
}
