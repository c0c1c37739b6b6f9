import { isLanguage, type Language } from "../../../../shared/languages/languages.ts";
import type { MissingTexts } from "../../../../shared/languages/translation-gaps.ts";

/** How many texts are read in which other language, over several sets. */
export function sumFallbacks(sets: readonly Pick<MissingTexts, "fallbacks">[]): [Language, number][] {
  const sums = new Map<Language, number>();
  for (const [language, count] of sets.flatMap(({ fallbacks }) => Object.entries(fallbacks)))
    if (isLanguage(language)) sums.set(language, (sums.get(language) ?? 0) + count);
  return [...sums];
}
