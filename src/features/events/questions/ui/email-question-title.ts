import { setupI18n } from "@lingui/core";
import { messages as contentEn } from "../../../../../locales/en/event-content.json?lingui";
import { messages as contentJa } from "../../../../../locales/ja/event-content.json?lingui";
import { isLanguage } from "../../../../shared/languages.ts";

const texts = {
  ja: setupI18n({ locale: "ja", messages: { ja: contentJa } }),
  en: setupI18n({ locale: "en", messages: { en: contentEn } }),
};

/** What the question for an e-mail address is called in a language of the event; empty where we do not write it. */
export function emailQuestionTitle(symbol: string | undefined): string {
  return isLanguage(symbol) ? texts[symbol]._("event_content.email_question") : "";
}
