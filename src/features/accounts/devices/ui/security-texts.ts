import { type Catalogue, loadCatalogues } from "../../../../shared/languages/catalogues/catalogues.ts";
import { partTexts } from "../../../../ui/texts/part-texts.ts";

const found = import.meta.glob<Catalogue>("../../../../../locales/*/security.json", {
  query: "?lingui",
  import: "messages",
});

/** The texts of the page about signing in and devices, which no other page says. */
export const securityTexts = partTexts((language) => loadCatalogues(found, language));
