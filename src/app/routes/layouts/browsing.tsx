import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/browse.json", { query: "?lingui", import: "messages" }),
);

/** Around the pages on which people find events and follow what they have found. */
export default function Browsing() {
  return <TextLayout texts={texts} />;
}
