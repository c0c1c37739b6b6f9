export const adviceKinds = [
  "long_sentence",
  "hard_word",
  "passive",
  "double_negation",
  "obligation",
  "era_year",
  "no_reading",
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

/** A place of a text that is hard to read. */
export interface PlaceOfAdvice {
  kind: AdviceKind;
  /** In UTF-16 code units. */
  at: number;
  length: number;
  /** A simpler wording; null where that depends on what is meant. */
  proposal: string | null;
}
