import { foldText } from "./fold-text.ts";
import { readJapanese, readName, splitCompound, tokensOf } from "./japanese-dictionary.ts";
import { hasKanji, isKana, withSound } from "./reading-key.ts";
import { type AnalysedText, analyseText } from "./search-terms.ts";
import type { JapaneseToken } from "./tokens/japanese-token.ts";

export interface TextToAnalyse {
  text: string;
  /** How it is read in kana, where that is known. */
  reading?: string;
}

export function analyse(texts: readonly TextToAnalyse[]): AnalysedText[] {
  return texts.map(({ text, reading }) => analyseText(text, reading));
}

/** A word of a search, with its reading (`withSound`); none where the dictionary does not know it. */
export interface ReadWord {
  word: string;
  readings: string[];
}

/** The words of a run of Japanese letters that somebody searches for. */
export function read(run: string): ReadWord[] {
  return readJapanese(run)
    .filter((word) => !word.isFunctionWord)
    .flatMap(splitCompound)
    .map(({ surface, reading }) => ({
      word: foldText(surface),
      readings: isKana(reading) ? withSound(reading) : [],
    }));
}

/** How parts of names are read, in katakana; empty where they are not kanji, or the dictionary does not know them. */
export function readNames(parts: readonly string[]): string[] {
  return parts.map((part) => (hasKanji(part) ? readName(part) : ""));
}

/** The words of whole texts, as they stand. */
export function tokens(texts: readonly string[]): JapaneseToken[][] {
  return texts.map(tokensOf);
}
