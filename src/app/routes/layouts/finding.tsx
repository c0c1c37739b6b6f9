import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/finding.json", { query: "?lingui", import: "messages" }),
);

/** Around the lists and the calendar, within `browsing.tsx`: filters and months are named nowhere else. */
export default function Finding() {
  return <TextLayout texts={texts} />;
}
