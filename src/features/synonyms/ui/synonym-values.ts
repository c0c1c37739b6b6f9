import {
  byWrittenLanguage,
  type Language,
  languageIds,
  type WrittenLanguage,
  writtenLanguages,
} from "../../../shared/languages/languages.ts";
import type { SentSynonymGroup, SynonymGroup } from "../synonyms.contract.ts";

/** A group as its form holds it: for each language its words, one a line. */
export type SynonymValues = Record<WrittenLanguage, string>;

/** The words of the language, in their order. */
export function wordsIn({ words }: Pick<SynonymGroup, "words">, language: Language): string[] {
  return words.filter(({ language_id }) => language_id === languageIds[language]).map(({ word }) => word);
}

/** @param group null for a new one */
export function synonymValues(group: SynonymGroup | null): SynonymValues {
  return byWrittenLanguage((language) => (group ? wordsIn(group, language).join("\n") : ""));
}

const isAskedFor = (languageId: number) => writtenLanguages.some((one) => languageIds[one] === languageId);

/** The body that the form sends, with the words of other languages as they are; `updated_at` is that of the group that was edited. */
export function synonymBody(values: SynonymValues, group: SynonymGroup | null): SentSynonymGroup {
  const words = writtenLanguages.flatMap((language) =>
    values[language]
      .split("\n")
      .map((word) => word.trim())
      .filter(Boolean)
      .map((word) => ({ language_id: languageIds[language], word })),
  );
  const others = group?.words.filter(({ language_id }) => !isAskedFor(language_id)) ?? [];
  return { words: [...words, ...others], updated_at: group?.updated_at };
}
