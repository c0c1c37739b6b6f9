import type { Messages } from "@lingui/core";
import { type ComponentType, lazy, type ReactNode } from "react";
import { loadCatalogues } from "../../shared/catalogues.ts";
import { documentLanguage } from "../../shared/document-language.ts";
import { MoreTexts } from "./texts.tsx";

const found = import.meta.glob<Messages>("../../../locales/*/own.json", {
  query: "?lingui",
  import: "messages",
});

/**
 * A part of a page that only browsers show, of the signed-in or after a click, fetched together with its texts (`own.json`) when
 * it is needed. The server never renders it.
 */
export function lazyClientOnly<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [{ default: Part }, messages] = await Promise.all([
      load(),
      loadCatalogues(found, documentLanguage()),
    ]);
    return { default: (props: Props) => <WithTexts messages={messages} part={<Part {...props} />} /> };
  });
}

function WithTexts({ messages, part }: { messages: Messages; part: ReactNode }) {
  return <MoreTexts catalogue={messages}>{part}</MoreTexts>;
}
