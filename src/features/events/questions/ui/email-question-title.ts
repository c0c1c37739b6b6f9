import { textsByLanguage } from "../../../../shared/languages/catalogues/bare-texts.ts";
import type { Catalogue } from "../../../../shared/languages/catalogues/catalogues.ts";
import { readLanguage } from "../../../../shared/languages/languages.ts";

const texts = textsByLanguage(
  import.meta.glob<Catalogue>("../../../../../locales/*/event-content.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

/** Title of the question for an e-mail address in a language of the event; empty where we do not write it. */
export function emailQuestionTitle(symbol: string | undefined): string {
  const language = readLanguage(symbol);
  return language ? texts(language)._("event_content.email_question") : "";
}
