/**
 * Readings over words, as texts of the catalogues and articles carry them. People write `{漢字|かな}`; programs keep Unicode's
 * interlinear annotations in its place, which ICU's message format, JSON and React let through as they let through any letter:
 * U+FFF9, the word, U+FFFA, its reading, U+FFFB. What people type never has these characters (`clean-text.ts`), so that only
 * texts of ours are ever drawn as ruby.
 */
const [begin, middle, end] = ["\uFFF9", "\uFFFA", "\uFFFB"];

/** A word with kanji and what it sounds like. A branch of a plural has no `|`, and what is not read in kana is no mark. */
const written =
  /\{(?<base>[^{}|<>]*\p{Script=Han}[^{}|<>]*)\|(?<reading>[\p{Script=Hiragana}\p{Script=Katakana}ー・ 　]+)\}/gu;

const marks = /\uFFF9([^\uFFF9-\uFFFB]*)\uFFFA([^\uFFF9-\uFFFB]*)\uFFFB/g;

/** A part of a text: as it stands, or a word with its reading. */
export type RubyPart = string | { base: string; reading: string };

/** The text with annotations for what people wrote as `{漢字|かな}`. */
export function readRuby(text: string): string {
  return text.replaceAll(written, `${begin}$<base>${middle}$<reading>${end}`);
}

/** A word with its reading, as texts carry it. */
export function annotated(base: string, reading: string): string {
  return `${begin}${base}${middle}${reading}${end}`;
}

/** Costs next to nothing where there are none. */
export function hasRuby(text: string): boolean {
  return text.includes(begin);
}

/** The text without its readings: for whatever is not drawn on a page. */
export function withoutRuby(text: string): string {
  return hasRuby(text) ? text.replaceAll(marks, "$1").replaceAll(/[\uFFF9-\uFFFB]/g, "") : text;
}

/** The text in parts, none of them empty; an annotation that is not whole is its letters. */
export function splitRuby(text: string): RubyPart[] {
  const parts: RubyPart[] = [];
  const add = (between: string) => {
    const bare = between.replaceAll(/[\uFFF9-\uFFFB]/g, "");
    if (bare) parts.push(bare);
  };
  let at = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, base = "", reading = ""] = found;
    add(text.slice(at, found.index));
    if (base && reading) parts.push({ base, reading });
    else add(base);
    at = found.index + whole.length;
  }
  add(text.slice(at));
  return parts;
}
