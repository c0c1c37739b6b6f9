import { type Suggestion, type SuggestionKind, suggestionKinds } from "./suggestions.contract.ts";

/** How many of a kind are shown where there is more of others too; events take what is left. */
const shares: Record<SuggestionKind, number> = {
  place: 2,
  university: 2,
  purpose: 1,
  organization: 2,
  event: Number.POSITIVE_INFINITY,
};

/**
 * The suggestions that fit, kind by kind: a few of each, and more where other kinds leave room.
 * @param found those of a kind, best first
 */
export function composeSuggestions(
  found: Record<SuggestionKind, readonly Suggestion[]>,
  limit: number,
): Suggestion[] {
  const counts = new Map<SuggestionKind, number>();
  let room = limit;
  const take = (kind: SuggestionKind, most: number) => {
    const taken = counts.get(kind) ?? 0;
    const more = Math.max(0, Math.min(found[kind].length - taken, most, room));
    counts.set(kind, taken + more);
    room -= more;
  };
  for (const kind of suggestionKinds) take(kind, shares[kind]);
  for (const kind of suggestionKinds) take(kind, room);
  return suggestionKinds.flatMap((kind) => found[kind].slice(0, counts.get(kind)));
}
