/** The languages of the interface and of mails. Contents of events may be in any language of the master. */
export const languages = ["ja", "en"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

/** Ids in the language master that never change. */
export const languageIds: Record<Language, number> = { ja: 1, en: 2 };

/** The text that is written in the language, if there is one. */
export function textWrittenIn<Text extends { language_id: number }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  return texts.find(({ language_id }) => language_id === languageIds[language]);
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/**
 * The first of our languages that an `Accept-Language` header names, by its weights; null where it names none.
 */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const wishes = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag: tag.split("-")[0], weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wishes) if (isLanguage(tag)) return tag;
  return null;
}
