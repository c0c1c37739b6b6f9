import { foldText, splitRuns, type TextRun } from "../../../platform/text-analysis/fold-text.ts";
import { singular } from "../../../platform/text-analysis/latin-words.ts";
import { isKana, readingKey } from "../../../platform/text-analysis/reading-key.ts";
import { termOf } from "../../../platform/text-analysis/term-kinds.ts";
import { searchKey } from "../../../shared/name-search.ts";
import { splitIntoKnownWords } from "../search/split-into-known-words.ts";
import { allOf, anyOf, type TermQuery, term } from "../search/term-query.ts";
import { letterForms } from "../search/word-forms.ts";

const mostRuns = 5;
const longestRun = 20;

/** The runs of what was typed, folded: the last of them may go on. */
export function typedRuns(typed: string): Pick<TextRun, "kind" | "text">[] {
  return splitRuns(typed)
    .slice(0, mostRuns)
    .map(({ kind, text }) => ({ kind, text: foldText(text).slice(0, longestRun) }));
}

/**
 * What titles match that have all of the runs, the last of them as the beginning of a word.
 * @param isKnown whether some text has the word
 */
export function titlePrefixQuery(
  runs: ReturnType<typeof typedRuns>,
  isKnown: (word: string) => boolean,
): TermQuery {
  return allOf(
    runs.map(({ kind, text }, at) => {
      const isLast = at === runs.length - 1;
      if (kind === "latin")
        return isLast ? latinBeginning(text) : anyOf([term(singular(text)), reading(text)]);
      return kind === "japanese" ? japaneseBeginning(text, isKnown) : letterForms(text);
    }),
  );
}

const beginning = (text: string): TermQuery => term(text).map((one) => `${one}:*`);

function latinBeginning(text: string): TermQuery {
  // What a plural is taken off from: parti of parties, of which party is typed.
  return anyOf([beginning(text), term(singular(text)), reading(text)]);
}

/** What is written in kana or kanji and read like Latin letters. */
function reading(text: string): TermQuery {
  const key = /^[a-z]{2,}$/.test(text) ? searchKey(text) : "";
  return key ? anyOf([beginning(termOf("kana reading", key)), beginning(termOf("kanji reading", key))]) : [];
}

/** As one word, or as known words of which the last is only begun: nobody types blanks between Japanese words. */
function japaneseBeginning(text: string, isKnown: (word: string) => boolean): TermQuery {
  const heard = isKana(text) && text.length > 1 ? reading(readingKey(text)) : [];
  for (let at = text.length - 1; at > 0; at -= 1) {
    const words = splitIntoKnownWords(text.slice(0, at), isKnown);
    if (!words) continue;
    const together = allOf([...words.map(term), beginning(text.slice(at))]);
    return anyOf([beginning(text), heard, letterForms(text), together]);
  }
  return anyOf([beginning(text), heard, letterForms(text)]);
}
