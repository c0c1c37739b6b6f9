import { intlLocaleOf, type Language, languageEntry, onceByLanguage } from "../languages.ts";

/** Of a counted value: what it is called by where its digits stand in a compiled text. */
export const digitsOf = (name: string) => `${name}#`;
/** And where the text chooses by its plural category. */
export const pluralOf = (name: string) => `${name}~`;

const numbers = onceByLanguage((language) => new Intl.NumberFormat(intlLocaleOf(language)));
const plurals = onceByLanguage((language) => new Intl.PluralRules(intlLocaleOf(language)));

/**
 * `1,234`, as the language writes it. Counts need no `Intl`, whose first number takes a phone a tenth of a second, where the registry has
 * what stands between their digits (decision 92); below a thousand they are the same in all languages.
 */
export function displayNumber(value: number, language: Language): string {
  const { thousands } = languageEntry(language);
  const digits = String(value);
  return /^\d+$/.test(digits) && (thousands || digits.length < 4)
    ? digits.replace(/\B(?=(...)+$)/g, thousands ?? "")
    : numbers(language).format(value);
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
    // Read where a text has several forms, which Japanese never has.
    all[pluralOf(name)] = { toString: () => plurals(language).select(value) };
  }
  return all;
}
