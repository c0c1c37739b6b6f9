import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/mail-links.json", {
    query: "?lingui",
    import: "messages",
  }),
);

/** Around the page by which a mail is answered, within `filling-in.tsx`: no other page says what it does. */
export default function AnsweringMails() {
  return <TextLayout texts={texts} />;
}
