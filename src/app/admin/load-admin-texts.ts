import type { Messages } from "@lingui/core";
import { loadCatalogues } from "../../shared/catalogues.ts";
import { documentLanguage } from "../../shared/document-language.ts";

const found = import.meta.glob<Messages>(
  "../../../locales/*/{manage,event-form,event-dashboard,help-editor}.json",
  { query: "?lingui", import: "messages" },
);

/** The back office's texts in the page's language, for `MoreTexts`. */
export function loadAdminTexts(): Promise<Messages> {
  return loadCatalogues(found, documentLanguage());
}
