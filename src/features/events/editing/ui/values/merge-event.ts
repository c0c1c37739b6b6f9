import { mergeFields, mergeTexts } from "../../../../../ui/forms/saving/merge-typed.ts";
import { inLanguages, mergeQuestions } from "../../../questions/ui/merge-questions.ts";
import type { EventText, EventValues } from "./event-values.ts";

const languagesOf = ({ texts }: EventValues) => texts.map(({ language_id }) => language_id);

/** Rebases what was typed since `began` onto what is saved now. */
export function mergeEvent(began: EventValues, typed: EventValues, saved: EventValues): EventValues {
  const questionsOf = (values: EventValues) =>
    values.questions.map((question) => inLanguages(question, languagesOf(values), languagesOf(saved)));
  return {
    ...mergeFields(began, typed, saved),
    texts: mergeTexts(began.texts, typed.texts, saved.texts),
    questions: mergeQuestions(questionsOf(began), questionsOf(typed), saved.questions),
  };
}

/** The event with one language more, in which its questions say nothing yet. */
export function withText(values: EventValues, text: EventText): EventValues {
  const languageIds = languagesOf(values);
  if (languageIds.includes(text.language_id)) return values;
  const all = [...languageIds, text.language_id];
  return {
    ...values,
    texts: [...values.texts, text],
    questions: values.questions.map((question) => inLanguages(question, languageIds, all)),
  };
}
