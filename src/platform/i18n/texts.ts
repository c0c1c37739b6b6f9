import type { Messages } from "@lingui/core";
import type problemTexts from "../../../locales/en/problems.json";
import { textsByLanguage } from "../../shared/catalogues.ts";
import type { Language } from "../../shared/languages.ts";

const problems = textsByLanguage(
  import.meta.glob<Messages>("../../../locales/*/problems.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

export type ProblemKey = keyof typeof problemTexts;

/** The API's sentence for a problem; an unknown code is a defect and answers as plain "is not valid". */
export function problemText(language: Language, code: string, values?: Record<string, string | number>) {
  const texts = problems(language);
  const key = `problem.${code}` satisfies string;
  return key in texts.messages ? texts._(key, values) : texts._("problem.invalid" satisfies ProblemKey);
}
