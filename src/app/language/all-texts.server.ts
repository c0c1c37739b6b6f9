import type serverTexts from "../../../locales/en/server.json";
import { textsByLanguage } from "../../shared/languages/catalogues/bare-texts.ts";
import { type Catalogue, openTexts, readCatalogues } from "../../shared/languages/catalogues/catalogues.ts";
import { onceByLanguage } from "../../shared/languages/languages.ts";
import type { TextKey } from "../../ui/texts/texts.tsx";

/** A text that the server may write; those of `server.json` are never fetched by a browser. */
export type ServerTextKey = TextKey | keyof typeof serverTexts;

const found = import.meta.glob<Catalogue>(
  "../../../locales/*/{public,server,articles,browse,entrance,finding,forms,account-access,mail-links,my-pages,manage,event-form,event-dashboard,team,report,scanner,styleguide}.json",
  {
    query: "?lingui",
    import: "messages",
    eager: true,
  },
);

/** Every text of the interface, for rendering pages on the server. */
export const textsToRender = onceByLanguage((language) =>
  openTexts(language, readCatalogues(found, language)),
);

/** As `textsToRender`, for what the server writes that is no page: without readings. */
export const allTexts = textsByLanguage(found);
