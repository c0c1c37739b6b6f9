import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/{browse,finding,my-pages}.json", {
    query: "?lingui",
    import: "messages",
  }),
);

/** Around what people have for themselves, also where a link in a mail leads to a part of it. */
export default function MyPages() {
  return <TextLayout texts={texts} />;
}
