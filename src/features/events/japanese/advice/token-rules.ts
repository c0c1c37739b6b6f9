import type { JapaneseToken } from "../../../../platform/text-analysis/tokens/japanese-token.ts";
import type { PlaceOfAdvice } from "./advice.ts";
import hardWords from "./hard-words.json" with { type: "json" };

const proposals: ReadonlyMap<string, string> = new Map(Object.entries(hardWords));

/** A hard word may be several to the dictionary. */
const longestInTokens = 5;

/** Words outside of the common ones, with simpler ones for them; the longest that begins at a place. */
export function findHardWords(tokens: readonly JapaneseToken[]): PlaceOfAdvice[] {
  const found: PlaceOfAdvice[] = [];
  for (let place = 0; place < tokens.length; ) {
    const count = hardWordAt(tokens, place, found);
    place += Math.max(count, 1);
  }
  return found;
}

/** Answers of how many tokens it is; 0 where none begins there. */
function hardWordAt(tokens: readonly JapaneseToken[], place: number, found: PlaceOfAdvice[]): number {
  for (let count = longestInTokens; count > 0; count -= 1) {
    const word = tokens.slice(place, place + count);
    const last = word.at(-1);
    const first = word[0];
    if (!first || !last || word.length < count) continue;
    const start = word.slice(0, -1).map(({ surface }) => surface);
    const spellings = [[...start, last.surface].join(""), [...start, last.base].join("")];
    const proposal = spellings.map((one) => proposals.get(one)).find(Boolean);
    if (!proposal) continue;
    found.push({
      kind: "hard_word",
      at: first.at,
      length: last.at + last.surface.length - first.at,
      proposal,
    });
    return count;
  }
  return 0;
}

/** Verbs in れる and られる, of which nobody knows at once whether something is done or can be done. */
export function findPassives(tokens: readonly JapaneseToken[]): PlaceOfAdvice[] {
  return tokens.flatMap((token, place) => {
    const isPassive =
      token.partOfSpeech === "動詞" && token.kind === "接尾" && /^(?:ら)?れる$/.test(token.base);
    if (!isPassive) return [];
    let first = place;
    while (first > 0 && place - first < 2 && isPartOfVerb(tokens[first - 1])) first -= 1;
    const { at } = tokens[first] ?? token;
    return [{ kind: "passive", at, length: token.at + token.surface.length - at, proposal: null }];
  });
}

/** 開催 and さ before れる. */
function isPartOfVerb(token: JapaneseToken | undefined): boolean {
  return token?.partOfSpeech === "動詞" || token?.kind === "サ変接続";
}

/** Words with kanji that the dictionary cannot read: names, mostly. */
export function findUnread(tokens: readonly JapaneseToken[]): PlaceOfAdvice[] {
  return tokens
    .filter(({ surface, reading }) => /[\p{Script=Han}々]/u.test(surface) && !reading)
    .map(({ surface, at }) => ({ kind: "no_reading", at, length: surface.length, proposal: null }));
}
