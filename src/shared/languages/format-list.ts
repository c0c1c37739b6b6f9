import { intlLocaleOf, type Language, languageEntry, onceByLanguage } from "./languages.ts";

/** `A, B, C`; `A、B、C`. */
export function formatList(items: readonly string[], language: Language): string {
  const { listWords } = languageEntry(language);
  return listWords ? items.join(listWords.between) : lists(language).format(items);
}

/** `A, B, and C`, or with `or`. */
export function formatAll(
  items: readonly string[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const { listWords } = languageEntry(language);
  if (listWords) {
    const { ofTwo, ofMore } = listWords[type];
    const before = items.slice(0, -1).join(listWords.between);
    return before + (items.length > 2 ? ofMore : before && ofTwo) + (items.at(-1) ?? "");
  }
  return new Intl.ListFormat(intlLocaleOf(language), { type }).format(items);
}

const lists = onceByLanguage((language) => new Intl.ListFormat(intlLocaleOf(language), { style: "narrow" }));
