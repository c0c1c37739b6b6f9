import type { I18n } from "@lingui/core";
import { type Catalogue, loadCatalogues, openTexts } from "../../shared/languages/catalogues/catalogues.ts";
import type { Language } from "../../shared/languages/languages.ts";

const found = import.meta.glob<Catalogue>("../../../locales/*/public.json", {
  query: "?lingui",
  import: "messages",
});

/** The public pages' texts in the browser; those of other languages are never fetched. */
export async function loadTexts(language: Language): Promise<I18n> {
  return openTexts(language, await loadCatalogues(found, language));
}
