import type { Advice } from "../../../japanese/japanese-texts.contract.ts";

/** A piece of a text, with what makes it hard to read. */
export interface AdvisedPiece {
  text: string;
  advice: Advice[];
}

/** A text in pieces wherever a place of advice begins or ends: places may lie within others. */
export function adviceInText(text: string, advice: readonly Advice[]): AdvisedPiece[] {
  const cuts = new Set([0, text.length]);
  for (const { at, length } of advice) cuts.add(at).add(at + length);
  const sorted = [...cuts].filter((cut) => cut <= text.length).sort((one, other) => one - other);
  return sorted.slice(0, -1).map((from, place) => {
    const to = sorted[place + 1] ?? text.length;
    const its = advice.filter(({ at, length }) => at <= from && to <= at + length);
    return { text: text.slice(from, to), advice: its };
  });
}
