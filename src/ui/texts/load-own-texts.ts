import type { Messages } from "@lingui/core";
import { loadCatalogues } from "../../shared/catalogues.ts";
import { documentLanguage } from "../../shared/document-language.ts";

const found = import.meta.glob<Messages>("../../../locales/*/own.json", {
  query: "?lingui",
  import: "messages",
});

/** The texts of what is fetched for signed-in people or after a click, in the page's language. */
export const loadOwnTexts = () => loadCatalogues(found, documentLanguage());
