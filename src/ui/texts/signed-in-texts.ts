import { type Catalogue, loadCatalogues } from "../../shared/languages/catalogues/catalogues.ts";
import { partTexts } from "./part-texts.ts";

const found = import.meta.glob<Catalogue>("../../../locales/*/own.json", {
  query: "?lingui",
  import: "messages",
});

/** The texts of what is fetched for signed-in people or after a click. */
export const signedInTexts = partTexts((language) => loadCatalogues(found, language));
