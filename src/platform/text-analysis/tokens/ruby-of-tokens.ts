import type { RubyWord } from "../../../shared/ruby/ruby-words.ts";
import { counterReading } from "./counter-reading.ts";
import type { JapaneseToken } from "./japanese-token.ts";

const kanji = /[\p{Script=Han}々〆ヶ]+/u;

/** Words that the dictionary reads as two, since it is older than the era or takes figures for words. */
const joined: Readonly<Record<string, string>> = { 令和: "れいわ", 一人: "ひとり", 二人: "ふたり" };

/** How the words of a text with kanji are read, in their order; an empty reading where the dictionary does not know it. */
export function rubyOfTokens(tokens: readonly JapaneseToken[]): RubyWord[] {
  const joinedAt = (place: number) => {
    const text = (tokens[place]?.surface ?? "") + (tokens[place + 1]?.surface ?? "");
    const reading = joined[text];
    return reading ? [{ text, reading }] : null;
  };
  return tokens.flatMap((token, place) => {
    if (!kanji.test(token.surface) || joinedAt(place - 1)) return [];
    const word = joinedAt(place);
    if (word) return word;
    const counter = counterReading(token, tokens[place - 1], tokens[place + 1]);
    if (counter) return [{ text: token.surface, reading: counter }];
    return splitReading(token.surface, hiragana(token.reading));
  });
}

/** The kanji of a word each with its part of the reading: 申 and 込 of 申し込み. Where they cannot be told apart it is one. */
export function splitReading(surface: string, reading: string): RubyWord[] {
  const parts = surface.split(/([\p{Script=Han}々〆ヶ]+)/u).filter(Boolean);
  const isKanji = (part: string) => kanji.test(part);
  if (!reading) return parts.filter(isKanji).map((text) => ({ text, reading: "" }));
  const pattern = parts.map((part) => (isKanji(part) ? "(.+?)" : hiragana(part))).join("");
  const found = new RegExp(`^${pattern}$`).exec(reading);
  if (!found) return [{ text: surface, reading }];
  return parts.filter(isKanji).map((text, place) => ({ text, reading: found[place + 1] ?? "" }));
}

function hiragana(text: string): string {
  return text.replaceAll(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
