import type { Messages } from "@lingui/core";
import type mailTexts from "../../../locales/en/mail.json";
import { textsByLanguage } from "../../shared/catalogues.ts";
import type { Language } from "../../shared/languages.ts";

const texts = textsByLanguage(
  import.meta.glob<Messages>("../../../locales/*/mail.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

export type MailTextKey = keyof typeof mailTexts;
export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string;

/** The texts of mails in the reader's language. */
export function mailTextsIn(language: Language): MailTexts {
  return (key, values) => texts(language)._(key, values);
}
