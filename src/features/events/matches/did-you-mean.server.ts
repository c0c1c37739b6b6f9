import { toKatakana } from "wanakana";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { foldText, splitRuns } from "../../../platform/text-analysis/fold-text.ts";
import { singular } from "../../../platform/text-analysis/latin-words.ts";
import { deletionsOf, isOneLetterApart } from "../../../platform/text-analysis/one-letter-typos.ts";
import { isKana } from "../../../platform/text-analysis/reading-key.ts";
import { readSynonyms } from "../../synonyms/synonyms.server.ts";
import { searchTopic } from "../event-topics.ts";
import { findTypos, findVocabulary } from "../search/analysis/search-vocabulary.server.ts";
import { indexSynonyms } from "../search/synonym-index.ts";
import { universitiesCalled } from "../search/university-names.server.ts";

const offeredAtMost = 3;
const maxWords = 10;
const longestWord = 30;

/**
 * Corrections of a search that has a word that no text has and that is one letter apart from words of texts: the
 * whole search with each of these in its place. Kana are looked at as they were typed in a row, since ボート and ゲーム are
 * words and ボートゲーム is a typo.
 */
export function findCorrections(db: Executor, query: string): Promise<string[]> {
  return cachedRead(`corrections of ${query}`, () =>
    readingTopics([searchTopic, "synonyms"], async () => {
      const typed = wordsOf(query);
      const [vocabulary, synonyms] = await Promise.all([
        findVocabulary(
          db,
          typed.map(({ word }) => word),
        ),
        readSynonyms(db).then(indexSynonyms),
      ]);
      const unknown = typed.filter(
        ({ word }) => !vocabulary.has(word) && !synonyms.has(word) && universitiesCalled(word).length === 0,
      );
      const typos = await findTypos(
        db,
        unknown.map(({ word }) => word),
      );
      const corrected = unknown.flatMap(({ text, word }) =>
        [...(typos.get(word) ?? []), ...neighboursAmong(synonyms.keys(), word)]
          // Readings and stems are no words that anybody writes.
          .filter((term) => !/[:~]/.test(term))
          .map((term) => query.replace(text, written(term, text))),
      );
      return [...new Set(corrected)].slice(0, offeredAtMost);
    }),
  );
}

/** The dictionary takes long words apart, so that some stand whole among the synonyms alone. */
function neighboursAmong(names: Iterable<string>, word: string): string[] {
  return deletionsOf(word).length === 0 ? [] : [...names].filter((name) => isOneLetterApart(word, name));
}

/** The words that may be typos, as they were typed and as texts are compared. */
function wordsOf(query: string): { text: string; word: string }[] {
  return splitRuns(query)
    .flatMap(({ kind, text }) => {
      if (kind === "latin") return [{ text, word: singular(foldText(text)) }];
      const kana = text.match(/[\p{Script=Hiragana}ー]{4,}|[\p{Script=Katakana}ー]{4,}/gu) ?? [];
      return kana.map((part) => ({ text: part, word: foldText(part) }));
    })
    .filter(({ word }) => word.length <= longestWord)
    .slice(0, maxWords);
}

/** A term as somebody writes it who has typed the other one. */
function written(term: string, typed: string): string {
  if (isKana(term) && /\p{Script=Katakana}/u.test(typed)) return toKatakana(term);
  // Plurals and y share an ending among the terms.
  return /^[a-z]{3,}i$/.test(term) ? term.replace(/i$/, "y") : term;
}
