import { splitRuns, type TextRun } from "../../../../platform/text-analysis/fold-text.ts";
import { isStopWord, singular } from "../../../../platform/text-analysis/latin-words.ts";
import { isKana } from "../../../../platform/text-analysis/reading-key.ts";
import type { SynonymIndex } from "../synonym-index.ts";
import { allOf, anyOf, type TermQuery, term, type WordQuery } from "../term-query.ts";
import type { Vocabulary } from "./search-vocabulary.server.ts";
import { possibleWords, splitIntoKnownWords } from "./split-into-known-words.ts";
import { compoundForms, japaneseForms, latinForms, letterForms } from "./word-forms.ts";

/** A word that was typed. */
export interface TypedWord {
  /** Folded, a Latin one in the singular. */
  text: string;
  /** Folded. */
  typed: string;
  /** How it is read (`withSound`); none where nobody knows. */
  readings: readonly string[];
}

/** Letters of one kind that were typed without a blank. */
export interface TypedPart {
  kind: TextRun["kind"];
  text: string;
  /** To the part before it, by a hyphen. */
  isJoined: boolean;
  words: TypedWord[];
}

export interface KnownForms {
  vocabulary: Vocabulary;
  synonyms: SynonymIndex;
  /** Terms that a word may be a typo of. */
  typos: ReadonlyMap<string, readonly string[]>;
  /** What finds each of the universities that are called so. */
  universities(key: string): readonly TermQuery[];
}

const longestSynonym = 5;

/** The words by which an event is asked for: those that mean something together are one. */
export function joinWords(parts: readonly TypedPart[], forms: KnownForms): WordQuery[] {
  const words: WordQuery[] = [];
  let at = 0;
  while (at < parts.length) {
    const latin = parts.slice(at).findIndex(({ kind }) => kind !== "latin");
    const count = latin === 0 ? 1 : latin < 0 ? parts.length - at : latin;
    const joined = parts.slice(at, at + count);
    words.push(...(latin === 0 ? [japanesePart(joined[0] as TypedPart, forms)] : latinParts(joined, forms)));
    at += count;
  }
  return words;
}

function latinParts(parts: readonly TypedPart[], forms: KnownForms): WordQuery[] {
  const queries = withSynonyms(
    parts.flatMap(({ words }) => words),
    " ",
    latinWord,
    forms,
  );
  const [first, second] = parts;
  if (parts.length !== 2 || !second?.isJoined || !first || queries.length < 2) return queries;
  return [{ exact: term(singular(first.text + second.text)), close: [], loose: [], parts: queries }];
}

const latinWord = ({ typed }: TypedWord) => latinForms(typed);

const nothing: WordQuery = { exact: [], close: [], loose: [], parts: [] };

function japanesePart({ kind, text, words }: TypedPart, forms: KnownForms): WordQuery {
  const letters = letterForms(text);
  if (kind === "other") return { exact: letters, close: [], loose: [], parts: [] };
  const queries = withSynonyms(words, "", ({ text: word, readings }) => japaneseForms(word, readings), forms);
  const { close: whole, folded = [] } = isKana(text) ? japaneseForms(text, []) : nothing;
  const [only] = queries;
  if (queries.length !== 1 || !only) {
    const compound = compoundForms(words.map(({ readings }) => readings));
    return {
      exact: letters,
      close: anyOf([whole, compound.close]),
      folded,
      loose: compound.loose,
      parts: queries,
    };
  }
  return {
    ...only,
    exact: anyOf([only.exact, letters]),
    close: anyOf([only.close, whole]),
    folded: anyOf([only.folded ?? [], folded]),
  };
}

/** The words one by one, or together where several have a synonym. */
function withSynonyms(
  words: readonly TypedWord[],
  joint: string,
  formsOf: (word: TypedWord) => WordQuery,
  { vocabulary, synonyms, typos, universities }: KnownForms,
): WordQuery[] {
  const queries: WordQuery[] = [];
  let at = 0;
  while (at < words.length) {
    const key = (count: number) =>
      words
        .slice(at, at + count)
        .map(({ text }) => text)
        .join(joint);
    const counts = Array.from(
      { length: Math.min(longestSynonym, words.length - at) },
      (_, index) => index + 1,
    );
    const count =
      counts.findLast((some) => synonyms.has(key(some)) || universities(key(some)).length > 0) ?? 1;
    const together = words.slice(at, at + count).map(formsOf);
    const others = (synonyms.get(key(count)) ?? []).map((phrase) => phraseQuery(phrase, vocabulary));
    const typed = count === 1 ? (typos.get(words[at]?.text ?? "") ?? []).map(term) : [];
    queries.push({
      exact: allOf(together.map(({ exact }) => exact)),
      close: allOf(together.map(({ exact, close }) => anyOf([exact, close]))),
      folded: allOf(together.map(({ exact, close, folded = [] }) => anyOf([exact, close, folded]))),
      loose: anyOf([
        allOf(together.map(({ exact, close, loose }) => anyOf([exact, close, loose]))),
        ...others,
        ...universities(key(count)),
        ...typed,
      ]),
      parts: [],
    });
    at += count;
  }
  return queries;
}

/** A synonym, in the forms in which some text has it; null where none has. */
function phraseQuery(phrase: string, vocabulary: Vocabulary): TermQuery {
  return allOf(
    splitRuns(phrase)
      .filter(({ text }) => !isStopWord(text))
      .map(({ kind, text }) => {
        if (kind === "latin") return vocabulary.has(text) ? term(text) : [];
        if (kind === "other") return letterForms(text);
        const words = splitIntoKnownWords(text, vocabulary.has);
        const whole = isKana(text) ? japaneseForms(text, []) : null;
        const parts = (words ?? []).map((word) => japaneseForms(word, vocabulary.readingsOf(word)));
        return anyOf([
          allOf(parts.map(({ exact, close }) => anyOf([exact, close]))),
          whole?.close ?? [],
          letterForms(text),
        ]);
      }),
  );
}

/** Every word that a synonym may consist of. */
export function possiblePieces(phrase: string): string[] {
  return splitRuns(phrase).flatMap(({ kind, text }) => (kind === "japanese" ? possibleWords(text) : [text]));
}
