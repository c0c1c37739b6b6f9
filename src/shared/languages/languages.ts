import { type LanguageEntry, languageAliases, languageRegistry } from "./language-registry.ts";

/** A language of the interface and of mails. Contents of events may be in any language of the master. */
export type Language = keyof typeof languageRegistry;

export const languages = Object.keys(languageRegistry) as readonly Language[];

export const defaultLanguage: Language = "en";

/** The session protocol answers in English whatever is asked for: its clients search the texts. */
export const protocolLanguage: Language = "en";

/** The language's entry in the registry. */
export function languageEntry(language: Language): LanguageEntry {
  return languageRegistry[language];
}

/** Whether it is a language's code as it is written; `readLanguage` takes other spellings as well. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(languageRegistry, value);
}

/** The language that a header, an address, a cookie or an account names; null for none of ours. */
export function readLanguage(value: unknown): Language | null {
  const code = typeof value === "string" ? (languageAliases[value] ?? value) : value;
  return isLanguage(code) ? code : null;
}

/** The language and those that are asked in turn for what is missing in it. */
export function fallbackChain(language: Language): Language[] {
  return [language, ...languageEntry(language).fallback.filter(isLanguage)];
}

/** The value for the first language of the fallback chain that has one. */
export function pickByLanguage<Value>(
  language: Language,
  valueIn: (language: Language) => Value | null | undefined,
): Value | undefined {
  for (const one of fallbackChain(language)) {
    const value = valueIn(one);
    if (value !== null && value !== undefined && value !== "") return value;
  }
  return undefined;
}

/** The text of the language; where there is none, the first that its chain of fallbacks has. */
export function pickText(language: Language, texts: Partial<Record<string, string>>): string {
  return pickByLanguage(language, (one) => texts[one]) ?? "";
}

/** One value for each language. */
export function byLanguage<Value>(inLanguage: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    Value
  >;
}

/** Makes the value of a language when it is first asked for: formatters cost more to make than to use. */
export function onceByLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

/** Languages that search engines are told of; other ways of writing one are not. */
export const indexedLanguages = languages.filter((language) => !languageEntry(language).isPlain);

/** The language's name in another; in itself where `Intl` has no name for it. */
export function languageNameIn(language: Language, shownIn: Language): string {
  return languageNames(shownIn)[language];
}

/** Asked once: `Intl` takes as long for a name as the rest of a card. */
const languageNames = onceByLanguage((shownIn) => {
  const names = new Intl.DisplayNames(localeOf(shownIn), { type: "language" });
  return byLanguage((language) => {
    const { isPlain, tag, nativeName } = languageEntry(language);
    return (isPlain ? undefined : names.of(tag)) ?? nativeName;
  });
});

/** For `lang` attributes and `Intl`. */
export function localeOf(language: Language): string {
  return languageEntry(language).tag;
}

/** `A, B, C`; `A、B、C`. */
export function formatList(items: readonly string[], language: Language): string {
  return lists(language).format(items);
}

const lists = onceByLanguage((language) => new Intl.ListFormat(localeOf(language), { style: "narrow" }));

/** Ids in the language master that never change. */
export const languageIds = byLanguage((language) => languageEntry(language).contentId);

/** The language of the interface that contents of this language are in; undefined for those that have none. */
export function languageOfContent(contentId: number): Language | undefined {
  return languages.find((language) => languageIds[language] === contentId);
}

/** The text that is written in the language, if there is one. */
export function textWrittenIn<Text extends { language_id: number }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  return texts.find(({ language_id }) => language_id === languageIds[language]);
}

/** The text in the first language of the reader's chain that there is one in; else the first that there is. */
export function textForReader<Text extends { language_id: number }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined {
  return pickByLanguage(language, (one) => textWrittenIn(texts, one)) ?? texts[0];
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
      return { tag: tag.trim(), weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wishes) {
    const language = readLanguage(tag) ?? readLanguage(tag.split("-")[0]);
    if (language) return language;
  }
  return null;
}
