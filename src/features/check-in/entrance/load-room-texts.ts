import {
  type Catalogue,
  loadCatalogues,
  openTexts,
} from "../../../shared/languages/catalogues/catalogues.ts";
import { type Language, writtenLanguages } from "../../../shared/languages/languages.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";

const found = import.meta.glob<Catalogue>("../../../../locales/*/event-dashboard.json", {
  query: "?lingui",
  import: "messages",
});

export interface RoomTexts {
  language: Language;
  t: Texts;
}

/** The dashboard's texts in every language of the site, for what a whole room looks at. */
export function loadRoomTexts(): Promise<RoomTexts[]> {
  return Promise.all(
    writtenLanguages.map(async (language) => {
      const texts = openTexts(language, await loadCatalogues(found, language));
      return { language, t: (key, values) => texts._(key, values) };
    }),
  );
}
