import type { Messages } from "@lingui/core";
import { type ComponentType, lazy, type ReactNode } from "react";
import { isLanguage } from "../../shared/languages.ts";
import { MoreTexts } from "./texts.tsx";

const catalogues = {
  en: () => import("../../../locales/en/own.json?lingui"),
  ja: () => import("../../../locales/ja/own.json?lingui"),
};

/**
 * A part of a page that is one person's own, fetched together with its texts once it is known that there is one. The server
 * never renders it.
 */
export function lazyClientOnly<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const { lang } = document.documentElement;
    const [{ default: Part }, { messages }] = await Promise.all([
      load(),
      catalogues[isLanguage(lang) ? lang : "en"](),
    ]);
    return { default: (props: Props) => <WithTexts messages={messages} part={<Part {...props} />} /> };
  });
}

function WithTexts({ messages, part }: { messages: Messages; part: ReactNode }) {
  return <MoreTexts catalogue={messages}>{part}</MoreTexts>;
}
