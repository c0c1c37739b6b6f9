import { textsByLanguage } from "../../../../../shared/languages/catalogues/bare-texts.ts";
import type { Catalogue } from "../../../../../shared/languages/catalogues/catalogues.ts";
import { readLanguage } from "../../../../../shared/languages/languages.ts";
import { type AskedLanguage, type QuestionValues, questionTypes } from "../../../../events/events.admin.ts";

const texts = textsByLanguage(
  import.meta.glob<Catalogue>("../../../../../../locales/*/survey-content.json", {
    query: "?lingui",
    import: "messages",
    eager: true,
  }),
);

const { radio, checkbox, longText } = questionTypes;

/** Keys of each question's options under its own, as they are shown. */
const questions = {
  rating: { type: radio, options: ["5", "4", "3", "2", "1"], isRequired: true },
  best: { type: longText, options: [], isRequired: false },
  better: { type: longText, options: [], isRequired: false },
  again: { type: radio, options: ["yes", "maybe", "no"], isRequired: false },
  found: {
    type: checkbox,
    options: ["friend", "social", "poster", "tsudoi", "university", "other"],
    isRequired: false,
  },
  next: { type: longText, options: [], isRequired: false },
} as const;

type QuestionName = keyof typeof questions;

/** Surveys to begin with, by what they ask. */
export const readyMadeSurveys = {
  short: ["rating", "best", "better", "again"],
  growth: ["rating", "found", "next"],
} as const satisfies Record<string, readonly QuestionName[]>;

/** A question with its words in the languages of the event; empty in one that we do not write. */
export function readyMadeQuestion(
  name: QuestionName,
  languages: readonly Pick<AskedLanguage, "symbol">[],
): QuestionValues {
  const { type, options, isRequired } = questions[name];
  const wordsOf = (key: string) =>
    languages.map(({ symbol }) => {
      const language = readLanguage(symbol);
      return language ? texts(language)._(`survey_content.${key}`) : "";
    });
  return {
    question_type_id: type,
    is_required: isRequired,
    isRemoved: false,
    texts: wordsOf(name).map((title) => ({ title, discription: "" })),
    options: options.map((option) => ({ texts: wordsOf(`${name}_${option}`) })),
  };
}
