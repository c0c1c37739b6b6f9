import type { JapaneseToken } from "../../../../platform/text-analysis/tokens/japanese-token.ts";
import type { PlaceOfAdvice } from "./advice.ts";
import { findDoubleNegations, findEraYears, findLongSentences, findObligations } from "./text-rules.ts";
import { findHardWords, findPassives, findUnread } from "./token-rules.ts";

/** The places that make a Japanese text hard to read, in the order of the text. @param tokens of the whole text */
export function advise(text: string, tokens: readonly JapaneseToken[]): PlaceOfAdvice[] {
  return [
    ...findLongSentences(text),
    ...findDoubleNegations(text),
    ...findObligations(text),
    ...findEraYears(text),
    ...findHardWords(tokens),
    ...findPassives(tokens),
    ...findUnread(tokens),
  ].sort((one, other) => one.at - other.at || other.length - one.length);
}
