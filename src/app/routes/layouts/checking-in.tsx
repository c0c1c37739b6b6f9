import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/entrance.json", {
    query: "?lingui",
    import: "messages",
  }),
);

/** Around the two pages on which people are checked in. */
export default function CheckingIn() {
  return <TextLayout texts={texts} />;
}
