/** Whether two values of a form are the same, lists and objects by what is in them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Field by field: what was typed where it differs from what it began with, else what is saved now. */
export function mergeFields<Values extends object>(began: Values, typed: Values, saved: Values): Values {
  const keys = new Set([...Object.keys(saved), ...Object.keys(typed)]) as Set<keyof Values & string>;
  const merged = [...keys].map((key) => [key, isSame(typed[key], began[key]) ? saved[key] : typed[key]]);
  return Object.fromEntries(merged);
}

/** The texts of each language that is there now, merged like fields; a language that was taken away is gone. */
export function mergeTexts<Text extends { language_id: number }>(
  began: readonly Text[],
  typed: readonly Text[],
  saved: readonly Text[],
): Text[] {
  const find = (texts: readonly Text[], id: number) => texts.find(({ language_id }) => language_id === id);
  return saved.map((now) => {
    const mine = find(typed, now.language_id);
    return mine ? mergeFields(find(began, now.language_id) ?? now, mine, now) : now;
  });
}
