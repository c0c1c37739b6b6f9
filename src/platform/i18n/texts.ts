import { setupI18n } from "@lingui/core";
import type problemTexts from "../../../locales/en/problems.json";
import { messages as problemsEn } from "../../../locales/en/problems.json?lingui";
import { messages as problemsJa } from "../../../locales/ja/problems.json?lingui";
import type { Language } from "../../shared/languages.ts";

const problems = {
  ja: setupI18n({ locale: "ja", messages: { ja: problemsJa } }),
  en: setupI18n({ locale: "en", messages: { en: problemsEn } }),
};

export type ProblemKey = keyof typeof problemTexts;

/** The API's sentence for a problem; an unknown code is a defect and answers as plain "is not valid". */
export function problemText(language: Language, code: string, values?: Record<string, string | number>) {
  const texts = problems[language];
  const key = `problem.${code}` satisfies string;
  return key in texts.messages ? texts._(key, values) : texts._("problem.invalid" satisfies ProblemKey);
}
