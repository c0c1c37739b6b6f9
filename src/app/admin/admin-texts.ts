import type { Messages } from "@lingui/core";
import { loadCatalogues } from "../../shared/languages/catalogues.ts";
import { partTexts } from "../../ui/texts/part-texts.ts";

const found = import.meta.glob<Messages>(
  "../../../locales/*/{manage,event-form,event-dashboard,help-editor}.json",
  { query: "?lingui", import: "messages" },
);

/** The back office's texts, for `MoreTexts`. */
export const adminTexts = partTexts((language) => loadCatalogues(found, language));
