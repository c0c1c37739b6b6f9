import { type Catalogue, loadCatalogues } from "../../shared/languages/catalogues/catalogues.ts";
import { partTexts } from "../../ui/texts/part-texts.ts";

const found = import.meta.glob<Catalogue>("../../../locales/*/{manage,event-form,event-dashboard}.json", {
  query: "?lingui",
  import: "messages",
});
const ofTeam = import.meta.glob<Catalogue>("../../../locales/*/team.json", {
  query: "?lingui",
  import: "messages",
});

/** The back office's texts, for `MoreTexts`. */
export const adminTexts = partTexts((language) => loadCatalogues(found, language));

/** Texts of the product team's pages alone, which organizers need not fetch. */
export const teamTexts = partTexts((language) => loadCatalogues(ofTeam, language));
