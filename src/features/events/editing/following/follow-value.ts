/**
 * What becomes of a value of a following event when the saved event's goes from `was` to `is`: `set` where it was the same there, `own`
 * where somebody has given it one of its own, `same` where there is nothing to do.
 */
export function fateOf(was: unknown, is: unknown, own: unknown): "set" | "own" | "same" {
  const [before, after, there] = [was, is, own].map(asText);
  if (before === after || there === after) return "same";
  return there === before ? "set" : "own";
}

/** Values as they compare: moments by their time, lists and objects by what is in them. */
const asText = (value: unknown) => JSON.stringify(value ?? null);

/** Lists of ids in no order. */
export const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);
