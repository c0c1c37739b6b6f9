import type mailTexts from "../../../../locales/en/mail.json";
import { textsByLanguage } from "../../../shared/languages/catalogues/bare-texts.ts";
import {
  type Catalogue,
  openTexts,
  readCatalogues,
} from "../../../shared/languages/catalogues/catalogues.ts";
import { type Language, onceByLanguage } from "../../../shared/languages/languages.ts";

const found = import.meta.glob<Catalogue>("../../../../locales/*/mail.json", {
  query: "?lingui",
  import: "messages",
  eager: true,
});

const texts = onceByLanguage((language) => openTexts(language, readCatalogues(found, language)));
const bareTexts = textsByLanguage(found);

export type MailTextKey = keyof typeof mailTexts;
type KindOfKey<Key> = Key extends `mail.${infer Kind}.subject` ? Kind : never;
/** Kinds of mails that have all of these texts, so that one function can write them. */
export type KindWithTexts<Part extends string> = {
  [Kind in KindOfKey<MailTextKey>]: `mail.${Kind}.${Part}` extends MailTextKey ? Kind : never;
}[KindOfKey<MailTextKey>];

export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string;

/** The texts of mails in the reader's language, with readings over words: `composeMail` draws them, and takes them out of what is no HTML. */
export function mailTextsIn(language: Language): MailTexts {
  return (key, values) => texts(language)._(key, values);
}

/** As `mailTextsIn`, without readings: for calendars, feeds and answers that say something in the words of mails. */
export function bareMailTextsIn(language: Language): MailTexts {
  return (key, values) => bareTexts(language)._(key, values);
}
