import type { Messages } from "@lingui/core";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Messages>("../../../../locales/*/forms.json", { query: "?lingui", import: "messages" }),
);

/** Around the pages that are a form: applying, signing up and in, passwords. */
export default function FillingIn() {
  return <TextLayout texts={texts} />;
}
