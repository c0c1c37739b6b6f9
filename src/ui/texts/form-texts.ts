import { type Catalogue, loadCatalogues } from "../../shared/languages/catalogues/catalogues.ts";
import { partTexts } from "./part-texts.ts";

const found = import.meta.glob<Catalogue>("../../../locales/*/forms.json", {
  query: "?lingui",
  import: "messages",
});

/** The texts of the layout around forms, for a form that stands outside of it. */
export const formTexts = partTexts((language) => loadCatalogues(found, language));
