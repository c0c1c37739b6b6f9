import { byLanguage, type Language, languageIds, languages } from "../../../shared/languages/languages.ts";
import type { SentSynonymGroup, SynonymGroup } from "../synonyms.contract.ts";

/** A group as its form holds it: for each language its words, one a line. */
export type SynonymValues = Record<Language, string>;

/** The words of the language, in their order. */
export function wordsIn({ words }: Pick<SynonymGroup, "words">, language: Language): string[] {
  return words.filter(({ language_id }) => language_id === languageIds[language]).map(({ word }) => word);
}

/** @param group null for a new one */
export function synonymValues(group: SynonymGroup | null): SynonymValues {
  return byLanguage((language) => (group ? wordsIn(group, language).join("\n") : ""));
}

/** The body that the form sends; `updated_at` is that of the group that was edited. */
export function synonymBody(values: SynonymValues, group: SynonymGroup | null): SentSynonymGroup {
  const words = languages.flatMap((language) =>
    values[language]
      .split("\n")
      .map((word) => word.trim())
      .filter(Boolean)
      .map((word) => ({ language_id: languageIds[language], word })),
  );
  return { words, updated_at: group?.updated_at };
}
