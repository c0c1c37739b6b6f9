import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/articles.json", {
    query: "?lingui",
    import: "messages",
  }),
);

/** Around what people read: help articles, static pages, the API's documentation. */
export default function Reading() {
  return <TextLayout texts={texts} />;
}
