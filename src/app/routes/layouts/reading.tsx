import type { Messages } from "@lingui/core";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";

const texts = loadLayoutTexts(
  import.meta.glob<Messages>("../../../../locales/*/articles.json", { query: "?lingui", import: "messages" }),
);

/** Around what people read: help articles, static pages, the API's documentation. */
export default function Reading() {
  return <TextLayout texts={texts} />;
}
