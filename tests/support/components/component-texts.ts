import type { Messages } from "@lingui/core";
import { textsByLanguage } from "../../../src/shared/languages/catalogues/bare-texts.ts";

/** Every text that a browser may have, as the catalogues have it. */
export const textsIn = textsByLanguage(
  import.meta.glob<Messages>("../../../locales/*/*.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);
