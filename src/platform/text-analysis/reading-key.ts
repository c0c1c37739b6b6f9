import { toHiragana, toRomaji } from "wanakana";
import { searchKey } from "../../shared/name-search.ts";
import { foldText } from "./fold-text.ts";

/** wanakana takes a text letter by letter, each within the one before. */
const longestReading = 40;

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

export function isKana(text: string): boolean {
  return kana.test(text);
}

export function hasKanji(text: string): boolean {
  return /[\p{Script=Han}々]/u.test(text);
}

/** The kanji of a word with okurigana, 申込 of 申し込み; null of other words. */
export function kanjiWithoutOkurigana(word: string): string | null {
  if (!/^[\p{Script=Han}々]+\p{Script=Hiragana}[\p{Script=Han}\p{Script=Hiragana}々]*$/u.test(word))
    return null;
  return word.replace(/\p{Script=Hiragana}/gu, "");
}

/** How kana sound, in Latin letters that are the same for every way of romanising Japanese. */
export function readingKey(reading: string): string {
  // ファ, フェ, フォ as everybody writes them.
  return searchKey(toRomaji(reading.slice(0, longestReading)).replace(/f[uy](?=[aeio])/g, "f"));
}

/** How kana sound with their long vowels, however these are written: とうきょう and トーキョー, and not ときょ. */
export function soundKey(reading: string): string {
  const [first = "", ...others] = foldText(reading.slice(0, longestReading))
    .split("ー")
    .map((part) => toRomaji(part));
  return others
    .reduce((before, part) => before + (before.match(/[aiueo]$/)?.[0] ?? "") + part, first)
    .replaceAll("ou", "oo")
    .replaceAll("ei", "ee");
}

/** Readings of words stand with their sounds, which begin with this. */
const soundMark = "=";

/** Both forms of a reading, as `search_vocabulary` has them. */
export function withSound(reading: string): string[] {
  return [readingKey(reading), soundMark + soundKey(reading)];
}

/** The keys, or the sounds, of readings that are given with both. */
export const keysAmong = (readings: readonly string[]) =>
  readings.filter((one) => !one.startsWith(soundMark));
export const soundsAmong = (readings: readonly string[]) =>
  readings.filter((one) => one.startsWith(soundMark)).map((one) => one.slice(soundMark.length));

/** As `readingKey`, of a Latin word that can be read as Japanese; null of others and of those too short to mean one word. */
export function romajiKey(word: string): string | null {
  if (!/^[a-z]{3,40}$/.test(word) || !kana.test(toHiragana(word))) return null;
  return searchKey(word);
}
