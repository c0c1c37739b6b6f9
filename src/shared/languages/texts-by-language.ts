import {
  byWrittenLanguage,
  isWritten,
  type Language,
  pickByLanguage,
  type WrittenLanguage,
  writtenLanguages,
} from "./languages.ts";

/** Texts by language as rows keep them: what is not told is left out. */
export type StoredTexts = Partial<Record<WrittenLanguage, string>>;

/** Texts as they were sent: a text of null or without letters takes one away, a language that is missing changes nothing. */
export type SentTexts = { [One in WrittenLanguage]?: string | null | undefined };

/** As answers show them: null where one is not told. */
export type TextsByLanguage = Record<WrittenLanguage, string | null>;

/** The texts after an update. */
export function mergeTextsByLanguage(stored: StoredTexts = {}, sent: SentTexts = {}): StoredTexts {
  const merged: StoredTexts = {};
  for (const language of writtenLanguages) {
    const text = sent[language] === undefined ? stored[language] : sent[language];
    if (text) merged[language] = text;
  }
  return merged;
}

export function presentTextsByLanguage(stored: StoredTexts = {}): TextsByLanguage {
  return byWrittenLanguage((language) => stored[language] ?? null);
}

/** Whether there is a text in one language at least. */
export function hasText(texts: StoredTexts = {}): boolean {
  return writtenLanguages.some((language) => texts[language]);
}

/** The language in which a reader gets what stands in several: their own, one of its fallbacks, or else the first that there is. */
export function languageForReader(
  reader: Language,
  isThere: (language: WrittenLanguage) => boolean,
): WrittenLanguage | undefined {
  const found = pickByLanguage(reader, (one) => (isWritten(one) && isThere(one) ? one : null));
  return found ?? writtenLanguages.find(isThere);
}
