import type { Messages } from "@lingui/core";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Messages>("../../../../locales/*/browse.json", { query: "?lingui", import: "messages" }),
);

/** Around the pages on which people find events and follow what they have found. */
export default function Browsing() {
  return <TextLayout texts={texts} />;
}
