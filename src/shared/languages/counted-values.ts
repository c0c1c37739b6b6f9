import { intlLocaleOf, type Language, onceByLanguage } from "./languages.ts";

/** Of a counted value: what it is called by where its digits stand in a compiled text. */
export const digitsOf = (name: string) => `${name}#`;
/** And where the text chooses by its plural category. */
export const pluralOf = (name: string) => `${name}~`;

const numbers = onceByLanguage((language) => new Intl.NumberFormat(intlLocaleOf(language)));
const plurals = onceByLanguage((language) => new Intl.PluralRules(intlLocaleOf(language)));

/**
 * `1,234`, as the language writes it. Small counts are their digits in all of them, and need no `Intl`, whose first number takes a phone
 * a tenth of a second (decision 92).
 */
export function displayNumber(value: number, language: Language): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  return isPlain ? String(value) : numbers(language).format(value);
}

/** Values of a text with what compiled texts ask of numbers among them (`tools/vite/lower-counts.ts`). */
export function withCounts(
  values: Readonly<Record<string, unknown>>,
  language: Language,
): Record<string, unknown> {
  const all: Record<string, unknown> = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "number") continue;
    all[digitsOf(name)] = displayNumber(value, language);
    // Asked for where a text has several forms, which Japanese never has.
    Object.defineProperty(all, pluralOf(name), { get: () => plurals(language).select(value) });
  }
  return all;
}
