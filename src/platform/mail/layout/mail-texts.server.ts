import type { Messages } from "@lingui/core";
import type mailTexts from "../../../../locales/en/mail.json";
import { textsByLanguage } from "../../../shared/languages/catalogues.ts";
import type { Language } from "../../../shared/languages/languages.ts";

const texts = textsByLanguage(
  import.meta.glob<Messages>("../../../../locales/*/mail.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

export type MailTextKey = keyof typeof mailTexts;
type KindOfKey<Key> = Key extends `mail.${infer Kind}.subject` ? Kind : never;
/** Kinds of mails that have all of these texts, so that one function can write them. */
export type KindWithTexts<Part extends string> = {
  [Kind in KindOfKey<MailTextKey>]: `mail.${Kind}.${Part}` extends MailTextKey ? Kind : never;
}[KindOfKey<MailTextKey>];

export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string;

/** The texts of mails in the reader's language. */
export function mailTextsIn(language: Language): MailTexts {
  return (key, values) => texts(language)._(key, values);
}
