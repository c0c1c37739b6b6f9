import { foldText } from "../../../platform/text-analysis/fold-text.ts";
import { singular, stem } from "../../../platform/text-analysis/latin-words.ts";
import type { Mark, SearchTerm } from "./event-match.ts";

export interface FoundMark {
  mark: Mark;
  searchTerm: SearchTerm;
}

/** The places of a text that have what was searched for, in their order and without overlaps. */
export function findHighlights(text: string, searchTerms: readonly SearchTerm[]): FoundMark[] {
  const folded = foldWithPlaces(text);
  const found = searchTerms.flatMap((searchTerm) => [
    ...(searchTerm.words ? wordsIn(folded, searchTerm, searchTerm.words) : []),
    ...(searchTerm.letters ? lettersIn(folded, searchTerm, searchTerm.letters) : []),
  ]);
  found.sort(({ mark: [one, oneEnd] }, { mark: [other, otherEnd] }) => one - other || otherEnd - oneEnd);
  let end = 0;
  return found.filter(({ mark: [from, to] }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

interface FoldedText {
  folded: string;
  /** For each letter of `folded`, and its end, the place in the text that it comes from. */
  places: number[];
}

/** A letter with the marks that follow it: folding may make one of them, or several of one. */
const letters = /[\s\S][\u0300-\u036f\u3099\u309a\uff9e\uff9f]*/gu;

function foldWithPlaces(text: string): FoldedText {
  let folded = "";
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const made = foldText(letter);
    for (let at = 0; at < made.length; at += 1) places.push(index);
    folded += made;
  }
  places.push(text.length);
  return { folded, places };
}

function toMark({ places }: FoldedText, from: number, to: number): Mark {
  return [places[from] as number, places[to] as number];
}

function wordsIn(folded: FoldedText, searchTerm: SearchTerm, words: readonly string[]): FoundMark[] {
  const tokens = [...folded.folded.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => ({
    word: singular(word),
    from: index,
    to: index + word.length,
  }));
  return tokens.flatMap((first, at) => {
    const last = tokens[at + words.length - 1];
    const isHere = last && words.every((word, next) => isSameWord(word, tokens[at + next]?.word ?? ""));
    return isHere ? [{ searchTerm, mark: toMark(folded, first.from, last.to) }] : [];
  });
}

function isSameWord(word: string, other: string): boolean {
  return word === other || (word.length > 3 && stem(word) === stem(other));
}

/** Wherever they stand in a row; where they do not, the longest parts of them that do. */
function lettersIn(folded: FoldedText, searchTerm: SearchTerm, wanted: string): FoundMark[] {
  // Of another word for what was typed a part is no match.
  const isThere = folded.folded.includes(wanted);
  const parts = isThere || searchTerm.kind === "synonym" ? [wanted] : longestParts(folded.folded, wanted);
  return parts.flatMap((part) =>
    placesOf(folded.folded, part).map((from) => ({
      searchTerm,
      mark: toMark(folded, from, from + part.length),
    })),
  );
}

function longestParts(text: string, wanted: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < wanted.length - 1; ) {
    let to = from + 2;
    while (to <= wanted.length && text.includes(wanted.slice(from, to))) to += 1;
    const part = wanted.slice(from, to - 1);
    if (saysSomething(part)) parts.push(part);
    from += Math.max(1, part.length);
  }
  return parts;
}

/** Two kana in a row stand in every other word, and none begins with the sign of a long vowel. */
function saysSomething(part: string): boolean {
  return part.length > (/^[\p{Script=Hiragana}ー]+$/u.test(part) ? 2 : 1) && !part.startsWith("ー");
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let from = text.indexOf(part); from >= 0; from = text.indexOf(part, from + part.length)) {
    // Tokyo's name has that of Kyoto in it.
    const isInTokyo = part.startsWith("京都") && text[from - 1] === "東";
    if (!isInTokyo) places.push(from);
  }
  return places;
}
