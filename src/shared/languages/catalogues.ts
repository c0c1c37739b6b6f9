import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Language, localeOf, onceByLanguage, pickByLanguage } from "./languages.ts";

/**
 * The files in a language of what `import.meta.glob` has found under `locales/`, one for each name; where the language has no
 * file, that of its first fallback which has. Keys that a file lacks are filled in by Lingui, by the same chain.
 * @param found by path: files, or what loads them
 */
export function cataloguesIn<File>(found: Readonly<Record<string, File>>, language: Language): File[] {
  const names = new Set(Object.keys(found).map((path) => path.slice(path.lastIndexOf("/"))));
  const paths = [...names].map((name) =>
    pickByLanguage(language, (one) => Object.keys(found).find((path) => path.endsWith(`/${one}${name}`))),
  );
  return paths.flatMap((path) => (path ? [found[path] as File] : []));
}

/** Fetches a language's files of what there is and puts them together. */
export async function loadCatalogues(
  found: Readonly<Record<string, () => Promise<Messages>>>,
  language: Language,
): Promise<Messages> {
  const loaded = await Promise.all(cataloguesIn(found, language).map((load) => load()));
  return Object.assign({}, ...loaded);
}

/** Texts of catalogues, formatted as the language does. */
export function openTexts(language: Language, ...catalogues: Messages[]): I18n {
  return setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: Object.assign({}, ...catalogues) },
  });
}

/** Gives the texts of a language, which are opened when they are first asked for. @param found all catalogues, by path */
export function textsByLanguage(found: Readonly<Record<string, Messages>>): (language: Language) => I18n {
  return onceByLanguage((language) => openTexts(language, ...cataloguesIn(found, language)));
}
