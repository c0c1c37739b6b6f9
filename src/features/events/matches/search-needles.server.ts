import { isKana, toHiragana, toRomaji } from "wanakana";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { foldText, splitRuns } from "../../../platform/text-analysis/fold-text.ts";
import { isStopWord, singular } from "../../../platform/text-analysis/latin-words.ts";
import { bareTerm } from "../../../platform/text-analysis/term-kinds.ts";
import { readSynonyms, type Synonyms } from "../../synonyms/synonyms.server.ts";
import { searchTopic } from "../event-topics.ts";
import { findTypos, findVocabulary, findWordsReadAs } from "../search/search-vocabulary.server.ts";
import { phrasesOf } from "../search/synonym-index.ts";
import { allNamesOf, universitiesCalled } from "../search/university-names.server.ts";
import type { SearchNeedle } from "./event-match.ts";

/**
 * What may be looked for in texts to show why they were found: the typed words, in kana and Latin letters, the words that are
 * read so, their synonyms, and what is one letter apart from a word that no text has.
 */
export function findSearchNeedles(db: Executor, query: string): Promise<SearchNeedle[]> {
  return cachedRead(`needles of search ${query}`, () =>
    readingTopics([searchTopic, "synonyms"], async () => {
      const [groups, similar] = await Promise.all([readSynonyms(db), similarNeedles(db, query)]);
      return [
        ...typedNeedles(query),
        ...similar,
        ...synonymNeedles(query, groups),
        ...universityNeedles(query),
      ];
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

async function similarNeedles(db: Executor, query: string): Promise<SearchNeedle[]> {
  const typed = splitRuns(query)
    .slice(0, mostRuns)
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
    ...(typos.get(word) ?? []).map((term): SearchNeedle => needleOf(bareTerm(term), text, "synonym")),
    ...(read.get(word) ?? []).map((one): SearchNeedle => needleOf(one, text, "typed")),
  ]);
}

function needleOf(word: string, text: string, kind: SearchNeedle["kind"]): SearchNeedle {
  const shown = { typed: text, runs: [text], kind };
  return /^[a-z0-9]+$/.test(word) ? { ...shown, words: [word] } : { ...shown, letters: word };
}

const longestRun = 40;
const mostRuns = 10;

function typedNeedles(query: string): SearchNeedle[] {
  const runs = splitRuns(query);
  const said = runs.filter(({ text }) => !isStopWord(foldText(text)));
  return (said.length > 0 ? said : runs).flatMap(({ kind, text }): SearchNeedle[] => {
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
function synonymNeedles(query: string, groups: readonly Synonyms[]): SearchNeedle[] {
  const asked = ` ${keyOf(query)} `;
  return groups.flatMap(({ words }) => {
    const typed = words.find(({ word }) => isIn(asked, keyOf(word)));
    if (!typed) return [];
    return words.flatMap(({ word }): SearchNeedle[] => {
      if (word === typed.word) return [];
      return [{ typed: typed.word, runs: runsWith(query, typed.word), kind: "synonym", ...formOf(word) }];
    });
  });
}

function formOf(word: string): Pick<SearchNeedle, "words" | "letters"> {
  const runs = splitRuns(word);
  const isLatin = runs.every(({ kind }) => kind === "latin");
  return isLatin ? { words: runs.map(({ text }) => singular(foldText(text))) } : { letters: foldText(word) };
}

/** The other names of every university that words of the query in a row name. */
function universityNeedles(query: string): SearchNeedle[] {
  const runs = splitRuns(query).slice(0, mostRuns);
  const parts = runs.map(({ text }) => ({ text: keyOf(text) }));
  return phrasesOf(parts).flatMap((phrase) =>
    universitiesCalled(phrase).flatMap((university) => {
      const typed = runs.filter(({ text }) => isIn(` ${phrase} `, keyOf(text))).map(({ text }) => text);
      return allNamesOf(university)
        .filter((name) => keyOf(name) !== phrase)
        .map((name): SearchNeedle => {
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
