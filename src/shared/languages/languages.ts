import type { LanguageEntry } from "./language-facts.ts";
import { languageAliases, languageRegistry } from "./language-registry.ts";

/** A language of the interface and of mails. Contents of events may be in any language of the master. */
export type Language = keyof typeof languageRegistry;

const all = Object.keys(languageRegistry) as readonly Language[];

/** Those that a reader chooses from. */
export const languages = all.filter((language) => !languageEntry(language).readingsOf);

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

/**
 * The language that a header, an address, a cookie or an account names, in whatever case; a tag with a region or script that is not told
 * apart (`zh-TW`, `zh-Hant-HK`) names that of its first part. Null for none of ours.
 */
export function readLanguage(value: unknown): Language | null {
  if (typeof value !== "string") return null;
  const tag = value.toLowerCase();
  const [first = ""] = tag.split("-", 1);
  const codes = [tag, first].map((one) => (Object.hasOwn(languageAliases, one) ? languageAliases[one] : one));
  return codes.find(isLanguage) ?? null;
}

/** Of pages with readings over their words the language that the texts are in; every other language itself. */
export function bareLanguage(language: Language): Language {
  const { readingsOf } = languageEntry(language);
  return isLanguage(readingsOf) ? readingsOf : language;
}

/** The same language with readings over the words of its pages, or again without; undefined where there is one way alone. */
export function otherReadings(language: Language): Language | undefined {
  const bare = bareLanguage(language);
  return bare === language ? all.find((one) => languageEntry(one).readingsOf === language) : bare;
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
  return Object.fromEntries(all.map((language) => [language, inLanguage(language)])) as Record<
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

/** A language that organizers and the product team write in. */
export type WrittenLanguage = {
  [One in Language]: (typeof languageRegistry)[One] extends { isWritten: true } ? One : never;
}[Language];

/**
 * The languages in which forms ask for a text that people write in several, and in which sheets of paper are printed. Seven fields
 * for one answer would be none; readers of the other languages get these texts along their chain.
 */
export const writtenLanguages = languages.filter(isWritten);

/** Whether organizers and the product team write in the language. */
export function isWritten(language: Language): language is WrittenLanguage {
  return languageEntry(language).isWritten === true;
}

/** One value for each language that people write in. */
export function byWrittenLanguage<Value>(
  inLanguage: (language: WrittenLanguage) => Value,
): Record<WrittenLanguage, Value> {
  const values = writtenLanguages.map((language) => [language, inLanguage(language)]);
  return Object.fromEntries(values) as Record<WrittenLanguage, Value>;
}

/** Languages that search engines are told of; other ways of writing one are not. */
export const indexedLanguages = languages.filter((language) => !languageEntry(language).isPlain);

/** For `lang` attributes and headers; `intlLocaleOf` is for `Intl`. */
export function localeOf(language: Language): string {
  return languageEntry(language).tag;
}

/** For `Intl`: numbers and dates have the digits 0 to 9 in every language. */
export function intlLocaleOf(language: Language): string {
  const { intlTag, tag } = languageEntry(language);
  return intlTag ?? tag;
}

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
    const language = readLanguage(tag);
    if (language) return language;
  }
  return null;
}
