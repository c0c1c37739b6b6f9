import type { Messages } from "@lingui/core";
import { openBareTexts } from "../../shared/languages/catalogues/bare-texts.ts";
import { type Catalogue, loadCatalogues, openTexts } from "../../shared/languages/catalogues/catalogues.ts";
import type { Language } from "../../shared/languages/languages.ts";

/** Fetched with the first refusal: most visits never see one. */
const catalogues = {
  refusals: import.meta.glob<Catalogue>("../../../locales/*/refusals.json", {
    query: "?lingui",
    import: "messages",
  }),
  problems: import.meta.glob<Catalogue>("../../../locales/*/problems.json", {
    query: "?lingui",
    import: "messages",
  }),
};

/** Says a refusal of one field; `message` is what the API sends, which follows on the name of the field. */
export type ErrorMessageFor = (field: string, message: string) => string;

/** Messages that are sentences by themselves and do not follow on the name of a field. */
const isWhole = (code: string) =>
  /^(email_not_valid|name_required|required_question|announcement_|sentence_)/.test(code);

/**
 * The sentences for what the API refuses. The wire carries a field's key and a message without its subject, so a sentence is
 * made of the field's label and the message, or is one of its own where the state says more than a message can.
 */
export async function loadErrorMessages(language: Language): Promise<ErrorMessageFor> {
  const [refusals, problems] = await Promise.all([
    loadCatalogues(catalogues.refusals, language),
    loadCatalogues(catalogues.problems, language),
  ]);
  const texts = openTexts(language, refusals);
  const codes = codesByMessage(language, problems);
  return (field, message) => {
    const code = codes.get(message) ?? "";
    if (isWhole(code)) return message;
    const fieldKey = `refusal.field.${/^q_\d+$/.test(field) ? "answer" : field}`;
    const isKnown = fieldKey in refusals;
    const state = [`refusal.state.${field}.${code}`, `refusal.state.${code}`].find((key) => key in refusals);
    if (state) return texts._(state, { label: isKnown ? texts._(fieldKey) : "" });
    return isKnown && message
      ? texts._("refusal.sentence", {
          label: texts._(fieldKey),
          message: message.replace(/[.。।]$/, ""),
        })
      : texts._("refusal.state.unknown");
  };
}

/** Messages with a value in them have no entry: they follow on the label as they are. */
function codesByMessage(language: Language, problems: Messages): Map<string, string> {
  const texts = openBareTexts(language, problems);
  return new Map(
    Object.keys(problems)
      .toReversed()
      .map((key) => [texts._(key), key.replace("problem.", "")]),
  );
}
