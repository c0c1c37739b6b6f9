import type { I18n } from "@lingui/core";
import type { Language } from "../../shared/languages.ts";
import { openTexts } from "../../ui/texts/texts.tsx";

const catalogues = {
  en: () => import("../../../locales/en/public.json?lingui"),
  ja: () => import("../../../locales/ja/public.json?lingui"),
};

/** The public pages' texts in the browser; the other language's are never fetched. */
export async function loadTexts(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  return openTexts(language, messages);
}
