import type { Language } from "../../shared/languages/languages.ts";
import { type Named, nameIn } from "../../shared/languages/name-in.ts";

/** The name of a language of contents in the language of the page. */
export function languageName(
  all: readonly (Named & { id: number })[],
  id: number,
  language: Language,
): string {
  return nameIn(
    all.find((one) => one.id === id),
    language,
  );
}

/** For the `lang` attribute of what is written in a language of contents. */
export function languageSymbol(
  all: readonly { id: number; symbol: string | null }[],
  id: number,
): string | undefined {
  return all.find((one) => one.id === id)?.symbol ?? undefined;
}
