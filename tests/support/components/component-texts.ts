import { textsByLanguage } from "../../../src/shared/languages/catalogues/bare-texts.ts";
import type { Catalogue } from "../../../src/shared/languages/catalogues/catalogues.ts";

/** Every text that a browser may have, as the catalogues have it. */
export const textsIn = textsByLanguage(
  import.meta.glob<Catalogue>("../../../locales/*/*.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);
