import type problemTexts from "../../../locales/en/problems.json";
import type { Problem } from "../../shared/app-error.ts";
import { textsByLanguage } from "../../shared/languages/catalogues/bare-texts.ts";
import type { Catalogue } from "../../shared/languages/catalogues/catalogues.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { withoutRuby } from "../../shared/ruby/ruby-marks.ts";
import { displayDateTime } from "../../shared/time/tokyo-time.ts";

const problems = textsByLanguage(
  import.meta.glob<Catalogue>("../../../locales/*/problems.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

export type ProblemKey = keyof typeof problemTexts;

/** The API's sentence for a problem; an unknown code is a defect and answers as plain "is not valid". */
export function problemText(language: Language, code: string, values: Problem["values"] = {}) {
  const texts = problems(language);
  const key = `problem.${code}` satisfies string;
  const told = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Date ? withoutRuby(displayDateTime(value, language)) : value,
  ]);
  return key in texts.messages
    ? texts._(key, Object.fromEntries(told))
    : texts._("problem.invalid" satisfies ProblemKey);
}
