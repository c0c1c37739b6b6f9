import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/{browse,finding}.json", {
    query: "?lingui",
    import: "messages",
  }),
);

/** Around lists of events, the calendar and organizations. A layout for both catalogues, where one within the other would be one file more. */
export default function Finding() {
  return <TextLayout texts={texts} />;
}
