import { type Tokenizer, TokenizerBuilder } from "lindera-wasm-nodejs-ipadic";
import { hasKanji, isKana } from "./reading-key.ts";
import type { JapaneseToken } from "./tokens/japanese-token.ts";

/** A word of a Japanese text. */
export interface JapaneseWord {
  surface: string;
  /** In katakana; as it is written where the dictionary does not know it. */
  reading: string;
  /** As the dictionary lists it: 食べる for 食べて. */
  base: string;
  isKnown: boolean;
  /** A particle, an ending, a prefix such as お: no word that is searched for. */
  isFunctionWord: boolean;
}

interface Token {
  surface: string;
  reading?: string;
  baseForm?: string;
  partOfSpeech: string;
  partOfSpeechSubcategory1?: string;
}

let tokenizer: Tokenizer | null = null;

/** Some 200 ms and 140 MB the first time: for a thread of its own. */
function tokenize(text: string): Token[] {
  if (!tokenizer) {
    const builder = new TokenizerBuilder();
    builder.setDictionary("embedded://ipadic");
    builder.setMode("normal");
    tokenizer = builder.build();
  }
  return tokenizer.tokenize(text);
}

const functionWords = new Set(["助詞", "助動詞", "記号", "フィラー"]);

/** The words of a run of Japanese letters, compounds as the dictionary lists them. */
export function readJapanese(run: string): JapaneseWord[] {
  const words = tokenize(run).map(toWord);
  // 京都大学 is listed as 京都大 and 学.
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (word.surface.length > 1 && word.surface.endsWith("大") && next?.surface === "学") {
      const surface = `${word.surface}学`;
      return [{ ...word, surface, base: surface, reading: word.reading.replace(/ダイ$/, "ダイガク") }];
    }
    const before = words[at - 1]?.surface ?? "";
    return word.surface === "学" && before.length > 1 && before.endsWith("大") ? [] : [word];
  });
}

/** The words of a text as it stands, with marks and other scripts between them, but for addresses of the web. */
export function tokensOf(text: string): JapaneseToken[] {
  let end = 0;
  const words = text.replaceAll(/https?:\/\/[^\s)）]+/g, (address) => " ".repeat(address.length));
  return tokenize(words).map(({ surface, reading, baseForm, partOfSpeech, partOfSpeechSubcategory1 }) => {
    const at = words.indexOf(surface, end);
    end = at + surface.length;
    const isKnown = partOfSpeech !== "UNK" && isKana(reading ?? "");
    const base = baseForm && baseForm !== "*" ? baseForm : surface;
    return {
      surface,
      at,
      reading: isKnown ? (reading ?? "") : "",
      base,
      partOfSpeech,
      kind: partOfSpeechSubcategory1 ?? "",
    };
  });
}

/** How a part of a name is read, in katakana; empty where the dictionary does not know all of it. */
export function readName(part: string): string {
  const words = tokenize(part.replace(/\s+/g, "")).map(toWord);
  return words.every(({ reading }) => isKana(reading)) ? words.map(({ reading }) => reading).join("") : "";
}

function toWord({ surface, reading, baseForm, partOfSpeech, partOfSpeechSubcategory1 }: Token): JapaneseWord {
  const isKnown = partOfSpeech !== "UNK" && Boolean(reading);
  return {
    surface,
    reading: reading || surface,
    base: isKnown && baseForm && baseForm !== "*" ? baseForm : surface,
    isKnown,
    isFunctionWord:
      functionWords.has(partOfSpeech) ||
      (partOfSpeech === "接頭詞" && isKana(surface)) ||
      (partOfSpeech === "動詞" && partOfSpeechSubcategory1 === "非自立"),
  };
}

const splits = new Map<string, JapaneseWord[]>();
const remembered = 20_000;

/** The shorter words of a compound, 東北 and 大学 of 東北大学; itself alone where it is none. */
export function splitCompound(word: JapaneseWord): JapaneseWord[] {
  const isLong = hasKanji(word.surface) ? word.surface.length > 2 : word.surface.length > 4;
  if (!isLong || word.base !== word.surface) return [word];
  const known = splits.get(word.surface);
  if (known) return known;
  const parts = findSplit(word) ?? [word];
  if (splits.size >= remembered) splits.clear();
  splits.set(word.surface, parts);
  return parts;
}

function findSplit({ surface, reading, isKnown }: JapaneseWord): JapaneseWord[] | null {
  const middle = surface.length / 2;
  const places = Array.from({ length: surface.length - 1 }, (_, at) => at + 1)
    // A kana is no word, and a kanji one only at the end of a compound.
    .filter((at) => at > 1 && (hasKanji(surface) || surface.length - at > 1))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  for (const at of places) {
    const left = oneWord(surface.slice(0, at));
    if (surface.slice(at - 1) === "大学") continue;
    if (!left || (isKnown && !reading.startsWith(left.reading))) continue;
    const rest = isKnown ? reading.slice(left.reading.length) : null;
    const right = oneWord(surface.slice(at));
    // A kanji at the end is read otherwise than alone, 人 in 外国人; a 留学生 has come already.
    if (rest && surface.length - at === 1 && !surface.endsWith("生"))
      return [...splitCompound(left), suffix(surface.slice(at), rest)];
    if (right && (rest === null || right.reading === rest))
      return [...splitCompound(left), ...splitCompound(right)];
  }
  return splitUniversity(surface, isKnown);
}

/** 東京都立 and 大学, of which only the whole is one word. */
function splitUniversity(surface: string, isKnown: boolean): JapaneseWord[] | null {
  if (!isKnown || !surface.endsWith("大学")) return null;
  const words = [...tokenize(surface.slice(0, -2)), ...tokenize("大学")].map(toWord);
  return words.every((word) => word.isKnown && !word.isFunctionWord) ? words : null;
}

function suffix(surface: string, reading: string): JapaneseWord {
  return { surface, reading, base: surface, isKnown: true, isFunctionWord: false };
}

function oneWord(text: string): JapaneseWord | null {
  const [word, ...others] = tokenize(text).map(toWord);
  if (!word?.isKnown || word.isFunctionWord || others.length > 0) return null;
  return word;
}

/** How the form is read that the dictionary lists. */
export function readingOfBase(word: JapaneseWord): string | null {
  const base = word.base === word.surface ? null : oneWord(word.base);
  return base?.reading ?? null;
}
