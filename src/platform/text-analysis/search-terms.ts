import { foldText, splitRuns, type TextRun } from "./fold-text.ts";
import { type JapaneseWord, readingOfBase, readJapanese, splitCompound } from "./japanese-dictionary.ts";
import { singular, stem, withoutStrokes } from "./latin-words.ts";
import {
  hasKanji,
  isKana,
  kanjiWithoutOkurigana,
  readingKey,
  romajiKey,
  soundKey,
  withSound,
} from "./reading-key.ts";
import { termOf } from "./term-kinds.ts";

export interface AnalysedText {
  /** The terms by which the text is found. */
  terms: string[];
  /** The words among them, with their readings as keys: what somebody may mean who mistypes one or writes it differently. */
  words: Record<string, string[]>;
}

/** In longer texts words are found one by one only. */
const longestWithSpans = 60;
const longestSpan = 14;
const longestTerm = 40;

/** @param reading in kana, where the dictionary need not be asked */
export function analyseText(text: string, reading = ""): AnalysedText {
  const terms = new Set<string>();
  const words: Record<string, string[]> = {};
  const sink: Sink = {
    add: (term) => terms.add(term.slice(0, longestTerm)),
    addWord: (term, ...readings) => {
      if (term.length > longestTerm) return;
      terms.add(term);
      words[term] = [...new Set([...(words[term] ?? []), ...readings])];
    },
  };
  const hasSpans = text.length <= longestWithSpans;
  const runs = splitRuns(text);
  runs.forEach((run, at) => {
    if (run.kind === "latin") addLatin(sink, run, runs[at - 1], hasSpans);
    else if (run.kind === "japanese") addJapanese(sink, run.text, hasSpans);
    else addOther(sink, run.text);
  });
  if (reading) addSpoken(sink, "kanji", reading);
  return { terms: [...terms], words };
}

interface Sink {
  add(term: string): void;
  /** A term that is a word, with its readings where they are known. */
  addWord(term: string, ...readings: string[]): void;
}

function addLatin(sink: Sink, run: TextRun, before: TextRun | undefined, hasSpans: boolean): void {
  const whole = foldText(run.text);
  if (whole === "s" && /^['’]$/.test(run.gap)) return;
  const parts = /^\p{L}+$/u.test(whole) ? [whole] : (whole.match(/\p{L}+|\p{Nd}+/gu) ?? []);
  for (const part of parts) addLatinWord(sink, part);
  if (parts.length > 1) sink.addWord(whole);
  // Clean-up, clean up and cleanup are one word.
  const isJoined = /^[-‐–]$/.test(run.gap) || (hasSpans && run.gap === " " && whole.length > 1);
  if (before?.kind === "latin" && before.text.length > 1 && isJoined) {
    sink.add(singular(foldText(before.text) + whole));
  }
}

function addLatinWord(sink: Sink, word: string): void {
  const known = singular(word);
  sink.addWord(known);
  const unstroked = withoutStrokes(known);
  if (unstroked !== known) sink.addWord(unstroked);
  if (stem(known) !== known) sink.add(termOf("stem", stem(known)));
  const key = romajiKey(word);
  if (!key) return;
  sink.addWord(termOf("kana reading", key));
  sink.add(termOf("latin reading", key));
}

function addJapanese(sink: Sink, run: string, hasSpans: boolean): void {
  const found = readJapanese(run);
  for (const word of found) {
    // Unknown to the dictionary: a rare name, or another language. Katakana is a word as it stands.
    if (!word.isKnown && !isKana(word.surface)) addOther(sink, word.surface);
    if (word.isFunctionWord) continue;
    for (const part of new Set([word, ...splitCompound(word)])) addJapaneseWord(sink, part);
  }
  if (hasSpans)
    addSpans(
      sink,
      found.flatMap((word) => (word.isFunctionWord ? [word] : splitCompound(word))),
    );
}

function addJapaneseWord(sink: Sink, word: JapaneseWord): void {
  const { surface, reading, base } = word;
  const addReading = (written: string, read: string | null) => {
    const isRead = read !== null && isKana(read);
    sink.addWord(foldText(written), ...(isRead ? withSound(read) : []));
    if (isRead) addSpoken(sink, hasKanji(surface) ? "kanji" : "kana", read);
  };
  addReading(surface, reading);
  if (base !== surface) addReading(base, readingOfBase(word));
  const kanji = kanjiWithoutOkurigana(surface);
  if (kanji) sink.add(termOf("kanji", kanji));
}

/** By how it is read, and by just how that sounds. */
function addSpoken(sink: Sink, script: "kanji" | "kana", reading: string): void {
  sink.addWord(termOf(`${script} reading`, readingKey(reading)));
  sink.add(termOf(`${script} sound`, soundKey(reading)));
}

/** Words in a row are found by their reading in one piece too: nobody writes blanks between kana. */
function addSpans(sink: Sink, words: readonly JapaneseWord[]): void {
  words.forEach((first, from) => {
    let [surface, reading] = ["", ""];
    let saysSomething = false;
    for (const [at, word] of words.slice(from, from + 5).entries()) {
      surface += word.surface;
      reading += word.reading;
      saysSomething ||= !word.isFunctionWord;
      if (surface.length > longestSpan || !isKana(reading)) return;
      // Kana that the dictionary takes for particles may be a word; around kanji they are what they look like.
      const isWhole = isKana(surface) || !(first.isFunctionWord || word.isFunctionWord);
      if (at === 0 || !isWhole || !saysSomething) continue;
      const script = hasKanji(surface) ? "kanji" : "kana";
      sink.add(termOf(`${script} reading`, readingKey(reading)));
      sink.add(termOf(`${script} sound`, soundKey(reading)));
    }
  });
}

/** Of a script whose words nobody knows: by every one and two letters in a row. */
function addOther(sink: Sink, run: string): void {
  const letters = [...foldText(run)];
  letters.forEach((letter, at) => {
    sink.add(termOf("letters", letter));
    if (at > 0) sink.add(termOf("letters", `${letters[at - 1]}${letter}`));
  });
}
