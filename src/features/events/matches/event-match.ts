/** A match in a text: from the first place in it up to before the second. */
export type Mark = readonly [from: number, to: number];

/** Forms of a search that show in a text why it was found. */
export interface SearchTerm {
  /** The word it stands for, as readers are told. */
  typed: string;
  /** The runs of letters of the search that are found where it is. */
  runs: readonly string[];
  /** Whether it is what was typed, in any writing, or another word for it. */
  kind: "typed" | "synonym";
  /** Latin words in a row, folded, in the singular. */
  words?: readonly string[];
  /** Letters of other scripts in a row, folded. */
  letters?: string;
}

/** Parts of an event that are not on its card whole. */
export type MatchField =
  | "title"
  | "description"
  | "place"
  | "organization"
  | "purpose"
  | "format"
  | "university";

/** Why a search has found an event, where the card does not show it by itself. */
export interface MatchReason {
  field: MatchField;
  /** The text, or a part of it around the first mark. */
  text: string;
  marks: readonly Mark[];
}

/** How an event has what was searched for. */
export interface EventMatch {
  title: readonly Mark[];
  place: readonly Mark[];
  prefecture: readonly Mark[];
  organization: readonly Mark[];
  /** Null where the card itself shows it. */
  reason: MatchReason | null;
  /** Another word by which it was found: 花見, cherry blossom. */
  instead: { typed: string; found: string } | null;
}
