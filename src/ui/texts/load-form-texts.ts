import type { Messages } from "@lingui/core";
import { loadCatalogues } from "../../shared/catalogues.ts";
import { documentLanguage } from "../../shared/document-language.ts";

const found = import.meta.glob<Messages>("../../../locales/*/forms.json", {
  query: "?lingui",
  import: "messages",
});

/** The texts of the layout around forms, for a form that stands outside of it, in the page's language. */
export const loadFormTexts = () => loadCatalogues(found, documentLanguage());
