import type { PlaceOfAdvice } from "./advice.ts";

/** A sentence of more letters is hard to follow; guides to plain Japanese name thirty to forty. */
const longestSentence = 40;

/** Sentences in which a reader has to remember much. */
export function findLongSentences(text: string): PlaceOfAdvice[] {
  return [...text.matchAll(/[^。．！？!?\n]+[。．！？!?]?/g)].flatMap(({ 0: whole, index }) => {
    const sentence = whole.trim();
    if (sentence.replaceAll(/\s/g, "").length <= longestSentence) return [];
    return [place("long_sentence", index + whole.indexOf(sentence), sentence)];
  });
}

const doubleNegation =
  /(?:ない|無い)(?:わけ|こと|もの)(?:では|じゃ|も|は)(?:ない|無い|ありません|なく)|なく(?:は|も)(?:ない|無い|ありません)|ざるを(?:得|え)(?:ない|ません)|ない(?:とは|とも)(?:いえ|言え|限ら|かぎら)(?:ない|ません)/g;

/** No and no again: whoever reads slowly loses one of them. */
export function findDoubleNegations(text: string): PlaceOfAdvice[] {
  return [...text.matchAll(doubleNegation)].map(({ 0: found, index }) =>
    place("double_negation", index, found),
  );
}

const obligation =
  /(?:なければ|なくては|ないと|なきゃ)(?:なりません|ならない|いけません|いけない|だめです|だめ)|(?:必要|義務)があります/g;

/** A duty is a request in plain words. */
export function findObligations(text: string): PlaceOfAdvice[] {
  return [...text.matchAll(obligation)].map(({ 0: found, index }) =>
    place("obligation", index, found, "〜てください"),
  );
}

/** The year before the first of each era. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 };

/** Years of an era, which are known in Japan alone. */
export function findEraYears(text: string): PlaceOfAdvice[] {
  return [...text.matchAll(/(令和|平成|昭和|大正|明治)\s?(元|[\d０-９]{1,2})\s?年/g)].map(
    ({ 0: found, 1: era = "", 2: year = "", index }) => {
      const number = year === "元" ? 1 : Number(year.normalize("NFKC"));
      return place("era_year", index, found, `${(eras[era] ?? 0) + number}年`);
    },
  );
}

function place(
  kind: PlaceOfAdvice["kind"],
  at: number,
  found: string,
  proposal: string | null = null,
): PlaceOfAdvice {
  return { kind, at, length: found.length, proposal };
}
