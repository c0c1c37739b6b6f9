import { cachedReadAt } from "../../../../platform/cache/cached-read.server.ts";
import { dependOnMoment, readingTopics } from "../../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../../platform/db/client.server.ts";
import { foldText, splitRuns } from "../../../../platform/text-analysis/fold-text.ts";
import { isStopWord, singular } from "../../../../platform/text-analysis/latin-words.ts";
import { readWords } from "../../../../platform/text-analysis/text-analysis.server.ts";
import { readSynonyms } from "../../../synonyms/synonyms.server.ts";
import { listsTopic, searchTopic } from "../../event-topics.ts";
import { indexSynonyms, type SynonymIndex, synonymsAmong } from "../synonym-index.ts";
import { allOf, matchesOf, prune, settleWord, termsIn, toTsquery, type WordQuery } from "../term-query.ts";
import {
  allNamesOf,
  universitiesAmong,
  universitiesCalled,
  universityQuery,
} from "../university-names.server.ts";
import { joinWords, possiblePieces, type TypedPart, type TypedWord } from "./join-words.ts";
import { findKnownTerms, findTypos, findVocabulary, type Vocabulary } from "./search-vocabulary.server.ts";
import { possibleWords, splitIntoKnownWords } from "./split-into-known-words.ts";

/** A search, as the database is asked. */
export interface AnalysedSearch {
  /** All of them have to be there. */
  words: WordQuery[];
  /** A `tsquery` that the terms of an event with all words match; null where nothing can. */
  matches: string | null;
  /** All letters and digits: a title that has them in a row is meant most. */
  phrase: string;
}

/** More than anybody types; each makes the search longer. */
const maxWords = 10;
const longestRun = 40;
const retryMs = 5000;

/** Shared by all who search for the same, until a text, a list or a synonym changes. */
export function analyseSearch(db: Executor, query: string, now: Date): Promise<AnalysedSearch> {
  return cachedReadAt(`analysed search ${query}`, now, async (readAt) => {
    dependOnMoment(null);
    // Terms of an event that nobody may see are announced once it is in lists.
    return readingTopics([searchTopic, listsTopic, "synonyms"], () => analyse(db, query, readAt));
  });
}

async function analyse(db: Executor, query: string, now: Date): Promise<AnalysedSearch> {
  const synonyms = indexSynonyms(await readSynonyms(db));
  const parts = typedParts(query);
  const candidates = parts.flatMap(({ kind, text }) =>
    kind === "japanese" ? possibleWords(text) : [text, singular(text)],
  );
  const others = synonymsAmong(parts, candidates, synonyms);
  const universities = universitiesAmong(parts, candidates);
  const pieces = [...others, ...universities.flatMap(allNamesOf)].flatMap(possiblePieces);
  const vocabulary = await findVocabulary(db, [...candidates, ...pieces]);
  const isComplete = await splitParts(parts, vocabulary, synonyms);
  // The dictionary is being loaded: the words are read without it for the moment.
  if (!isComplete) dependOnMoment(new Date(now.getTime() + retryMs));
  const unknown = parts.flatMap(({ words }) => words.map(({ text }) => text));
  const typos = await findTypos(
    db,
    unknown.filter(
      (word) => !vocabulary.has(word) && !synonyms.has(word) && universitiesCalled(word).length === 0,
    ),
  );
  const joined = joinWords(parts, {
    vocabulary,
    synonyms,
    typos,
    universities: (key) => universitiesCalled(key).map((one) => universityQuery(one, vocabulary.has)),
  });
  const known = await findKnownTerms(
    db,
    joined.flatMap((word) => termsIn(matchesOf(word))),
  );
  const words = joined.map((word) => settleWord(word, known));
  return {
    words,
    matches: toTsquery(prune(allOf(words.map(matchesOf)), known)),
    phrase: foldText(query).replace(/[^\p{L}\p{N}]/gu, ""),
  };
}

function typedParts(query: string): TypedPart[] {
  const runs = splitRuns(query);
  // A letter that is glued to others is a part of what they say.
  const isGlued = (at: number) => (at > 0 && runs[at]?.gap === "") || runs[at + 1]?.gap === "";
  const said = runs.filter((run, at) => isGlued(at) || !isStopWord(foldText(run.text)));
  return (said.length > 0 ? said : runs).slice(0, maxWords).map(({ kind, text: run, gap }) => {
    const typed = foldText(run).slice(0, longestRun);
    const text = kind === "latin" ? singular(typed) : typed;
    return { kind, text, isJoined: /^[-‐–]$/.test(gap), words: [{ text, typed, readings: [] }] };
  });
}

/** Finds the words of Japanese parts. False where the dictionary was needed and did not answer. */
async function splitParts(
  parts: readonly TypedPart[],
  vocabulary: Vocabulary,
  synonyms: SynonymIndex,
): Promise<boolean> {
  const found = await Promise.all(
    parts.map(async (part) => {
      if (part.kind !== "japanese") return true;
      // A synonym that no text has in one piece is found again when its words are joined.
      const known =
        splitIntoKnownWords(part.text, vocabulary.has) ??
        splitIntoKnownWords(
          part.text,
          (word) => vocabulary.has(word) || synonyms.has(word) || universitiesCalled(word).length > 0,
        );
      const toWord = (text: string, readings: readonly string[]): TypedWord => ({
        text,
        typed: text,
        readings,
      });
      if (known) {
        part.words = known.map((word) => toWord(word, vocabulary.readingsOf(word)));
        return true;
      }
      const read = await readWords(part.text);
      if (read && read.length > 0) {
        part.words = read.map(({ word, readings }) => toWord(word, readings));
      }
      return read !== null;
    }),
  );
  return !found.includes(false);
}
