import { singular, stem } from "../../../../platform/text-analysis/latin-words.ts";
import {
  isKana,
  kanjiWithoutOkurigana,
  keysAmong,
  readingKey,
  romajiKey,
  soundKey,
  soundsAmong,
} from "../../../../platform/text-analysis/reading-key.ts";
import { termOf } from "../../../../platform/text-analysis/term-kinds.ts";
import { allOf, anyOf, type TermQuery, term, type WordQuery } from "../term-query.ts";

/** Words that are read alike and mean something else are rare among long ones. */
const longEnoughToMeanOneThing = 7;

/** Of shorter words too many others sound alike: 好き as スキー, 洋画 as ヨガ. */
const longEnoughToFold = 5;

/** @param word folded */
export function latinForms(word: string): WordQuery {
  const parts = word.match(/[a-z]+|[0-9]+|[^a-z0-9]+/g) ?? [];
  const known = singular(word);
  const key = romajiKey(word);
  return {
    exact: anyOf([
      term(known),
      ...(parts.length > 1 ? [allOf(parts.map((part) => term(singular(part))))] : []),
    ]),
    close: key === null ? [] : anyOf([term(termOf("kana reading", key)), term(termOf("kanji reading", key))]),
    loose: /^[a-z]{3,}$/.test(known) ? anyOf([term(termOf("stem", stem(known))), term(stem(known))]) : [],
    parts: [],
  };
}

/**
 * @param word folded
 * @param readings how it is read (`withSound`); none where that is not known
 */
export function japaneseForms(word: string, readings: readonly string[]): WordQuery {
  if (isKana(word)) {
    const [sound, key] = [soundKey(word), readingKey(word)];
    return {
      exact: term(word),
      close: anyOf([
        term(termOf("kana sound", sound)),
        term(termOf("kanji sound", sound)),
        term(termOf("latin reading", key)),
      ]),
      folded:
        key.length < longEnoughToFold
          ? []
          : anyOf([term(termOf("kana reading", key)), term(termOf("kanji reading", key))]),
      loose: [],
      parts: [],
    };
  }
  const kanji = kanjiWithoutOkurigana(word);
  const isKanjiAlone = /^[\p{Script=Han}々]{2,}$/u.test(word);
  const key = kanji ?? (isKanjiAlone ? word : null);
  return {
    exact: term(word),
    close: anyOf([
      key === null ? [] : term(termOf("kanji", key)),
      kanji && kanji.length > 1 ? term(kanji) : [],
      // A word that is read alike and written in other kanji is most often another word.
      ...soundsAmong(readings).map((sound) => term(termOf("kana sound", sound))),
      ...keysAmong(readings).map((reading) => term(termOf("latin reading", reading))),
    ]),
    folded: anyOf(keysAmong(readings).map((reading) => term(termOf("kana reading", reading)))),
    loose: anyOf(longReadings(keysAmong(readings))),
    parts: [],
  };
}

/** Terms for what is read alike, whatever the kanji. */
function longReadings(readings: readonly string[]): TermQuery[] {
  return readings
    .filter((key) => key.length >= longEnoughToMeanOneThing)
    .map((key) => term(termOf("kanji reading", key)));
}

/** Words without a blank as one word that is read as they are: 車 and 椅子 for 車いす. */
export function compoundForms(readings: readonly (readonly string[])[]): Pick<WordQuery, "close" | "loose"> {
  const wholes = readings.reduce<string[]>(
    (starts, some) =>
      starts.flatMap((start) =>
        keysAmong(some)
          .slice(0, 2)
          .map((reading) => start + reading),
      ),
    [""],
  );
  const known = wholes.filter(Boolean).slice(0, 16);
  return {
    close: anyOf(known.map((key) => term(termOf("kana reading", key)))),
    loose: anyOf(longReadings(known)),
  };
}

/** By every two letters in a row: a text of whose words nothing is known yet. @param run folded */
export function letterForms(run: string) {
  // As `search_letters` in SQL, which keeps 京都 from being found in 東京都.
  const pieces = run
    .replace(/(?<=[東东]京)(?=都)/g, " ")
    .replace(/(大阪府|京都府)中/g, "$1 中")
    .split(" ");
  const grams = pieces.filter(Boolean).flatMap((piece) => {
    const letters = [...piece];
    return letters.length > 1 ? letters.slice(1).map((letter, at) => `${letters[at]}${letter}`) : letters;
  });
  return allOf(grams.map((gram) => term(termOf("letters", gram))));
}
