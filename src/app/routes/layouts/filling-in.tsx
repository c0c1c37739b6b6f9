import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/forms.json", { query: "?lingui", import: "messages" }),
);

/** Around the pages that are a form: applying, signing up and in, passwords. */
export default function FillingIn() {
  return <TextLayout texts={texts} />;
}
