import { annotated } from "./ruby-marks.ts";

/** A word of a Japanese text and how it is read, in kana; an empty reading where nothing is to stand over it. */
export interface RubyWord {
  text: string;
  reading: string;
}

/** Between texts that words go through one after the other; no word has it. */
const between = "\n";

/**
 * The texts with readings over their words, as annotations. The words go through the texts in order: each stands at the next place
 * after the word before it that has its letters, and one that stands nowhere is passed over.
 * @param texts of one line or more each
 */
export function annotate(texts: readonly string[], words: readonly RubyWord[]): string[] {
  const whole = texts.join(between);
  let [drawn, done] = ["", 0];
  for (const { word, at, end } of placesOf(whole, words)) {
    if (!word.reading) continue;
    drawn += whole.slice(done, at) + annotated(word.text, word.reading);
    done = end;
  }
  return inPieces(drawn + whole.slice(done), texts);
}

/** A text that was joined, in the pieces that it was joined from; readings have no line ends. */
function inPieces(joined: string, texts: readonly string[]): string[] {
  const lines = joined.split(between);
  return texts.map((text) => lines.splice(0, text.split(between).length).join(between));
}

/** New words with the readings that somebody has given the same words before, in their order where there were several. */
export function withKnownReadings(words: readonly RubyWord[], known: readonly RubyWord[]): RubyWord[] {
  const readings = new Map<string, string[]>();
  for (const { text, reading } of known) readings.set(text, [...(readings.get(text) ?? []), reading]);
  return words.map(({ text, reading }) => {
    const [next, ...later] = readings.get(text) ?? [];
    if (later.length > 0) readings.set(text, later);
    return { text, reading: next ?? reading };
  });
}

/**
 * The readings of a text that somebody may have mended: those of the dictionary, with the readings that the same words had before, and
 * in place of what the dictionary takes apart otherwise the words that somebody has written.
 */
export function mendedRuby(
  text: string,
  ofDictionary: readonly RubyWord[],
  known: readonly RubyWord[],
): RubyWord[] {
  const its = new Set(ofDictionary.map((word) => word.text));
  const divided = placesOf(
    text,
    known.filter((word) => !its.has(word.text)),
  );
  const isFree = ({ at, end }: Place) => !divided.some((other) => at < other.end && other.at < end);
  const others = placesOf(text, withKnownReadings(ofDictionary, known)).filter(isFree);
  return [...divided, ...others].sort((one, other) => one.at - other.at).map(({ word }) => word);
}

interface Place {
  word: RubyWord;
  at: number;
  end: number;
}

function placesOf(text: string, words: readonly RubyWord[]): Place[] {
  let end = 0;
  return words.flatMap((word) => {
    const at = word.text ? text.indexOf(word.text, end) : -1;
    if (at < 0) return [];
    end = at + word.text.length;
    return [{ word, at, end }];
  });
}
