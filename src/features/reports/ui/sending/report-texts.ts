import { type Catalogue, loadCatalogues } from "../../../../shared/languages/catalogues/catalogues.ts";
import { partTexts } from "../../../../ui/texts/part-texts.ts";

const found = import.meta.glob<Catalogue>("../../../../../locales/*/report.json", {
  query: "?lingui",
  import: "messages",
});

/** The texts of the form of a report, which pages do without until somebody opens it. */
export const reportTexts = partTexts((language) => loadCatalogues(found, language));
