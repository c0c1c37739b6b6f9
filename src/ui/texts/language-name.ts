import type { Language } from "../../shared/languages.ts";

interface NamedInBoth {
  id: number;
  name_ja: string;
  name_en: string;
}

/** The name of a language of contents in the language of the page. */
export function languageName(all: readonly NamedInBoth[], id: number, language: Language): string {
  const found = all.find((one) => one.id === id);
  return (language === "ja" ? found?.name_ja : found?.name_en) ?? "";
}

/** For the `lang` attribute of what is written in a language of contents. */
export function languageSymbol(
  all: readonly { id: number; symbol: string | null }[],
  id: number,
): string | undefined {
  return all.find((one) => one.id === id)?.symbol ?? undefined;
}
