import { setupI18n } from "@lingui/core";
import type mailTexts from "../../../locales/en/mail.json";
import { messages as en } from "../../../locales/en/mail.json?lingui";
import { messages as ja } from "../../../locales/ja/mail.json?lingui";
import type { Language } from "../../shared/languages.ts";

const catalogues = {
  ja: setupI18n({ locale: "ja", messages: { ja } }),
  en: setupI18n({ locale: "en", messages: { en } }),
};

export type MailTextKey = keyof typeof mailTexts;
export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string;

/** The texts of mails in the reader's language. */
export function mailTextsIn(language: Language): MailTexts {
  return (key, values) => catalogues[language]._(key, values);
}
