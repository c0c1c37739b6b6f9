import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/account-access.json", {
    query: "?lingui",
    import: "messages",
  }),
);

/** Around the pages that lead into an account and out of it, within `filling-in.tsx`: applying does without what they say. */
export default function SigningIn() {
  return <TextLayout texts={texts} />;
}
