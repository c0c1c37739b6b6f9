import { type Catalogue, loadCatalogues } from "../../../../shared/languages/catalogues/catalogues.ts";
import { partTexts } from "../../../../ui/texts/part-texts.ts";

const found = import.meta.glob<Catalogue>("../../../../../locales/*/sign-in-code.json", {
  query: "?lingui",
  import: "messages",
});

/** The words of a log-in beyond address and password, which most never read. */
export const signInCodeTexts = partTexts((language) => loadCatalogues(found, language));
