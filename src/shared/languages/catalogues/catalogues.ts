import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from "@lingui/core";
import { intlLocaleOf, type Language, pickByLanguage } from "../languages.ts";
import { withCounts } from "./counted-values.ts";

/** Reads a compiled catalogue. */
export type Catalogue = () => Messages;

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

const together = (catalogues: Catalogue[]): Messages =>
  Object.assign({}, ...catalogues.map((read) => read()));

/** A language's texts of what there is. */
export function readCatalogues(found: Readonly<Record<string, Catalogue>>, language: Language): Messages {
  return together(cataloguesIn(found, language));
}

/** As `readCatalogues`, of files that are fetched first. */
export async function loadCatalogues(
  found: Readonly<Record<string, () => Promise<Catalogue>>>,
  language: Language,
): Promise<Messages> {
  return together(await Promise.all(cataloguesIn(found, language).map((load) => load())));
}

/**
 * Compiled texts ask numbers among their values for more than Lingui does. And a text that is the same whatever it is asked with, as most
 * are, needs none of the six formatters that Lingui makes each time: a server draws a hundred for a page.
 */
class CountingTexts extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Record<string, unknown>, options?: MessageOptions): string;
  override _(
    id: string | MessageDescriptor,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    if (import.meta.env.SSR && typeof id === "string") {
      const text = this.messages[id];
      if (text?.length === 1 && typeof text[0] === "string") return text[0];
    }
    return super._(id as string, values && withCounts(values, this.locale as Language), options);
  }
}

/** Texts of catalogues, formatted as the language does; with readings over words, for what is drawn on pages. */
export function openTexts(language: Language, ...catalogues: Messages[]): I18n {
  const texts = new CountingTexts({
    locale: language,
    locales: intlLocaleOf(language),
    messages: { [language]: Object.assign({}, ...catalogues) },
  });
  watch?.(texts, language);
  return texts;
}

let watch: ((texts: I18n, language: Language) => unknown) | undefined;

/** Has all texts told that are opened from now on: the server counts what they lack. */
export function watchOpenedTexts(tell: (texts: I18n, language: Language) => unknown): void {
  watch = tell;
}
