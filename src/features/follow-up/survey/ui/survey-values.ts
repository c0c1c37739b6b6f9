import type { Language } from "../../../../shared/languages/languages.ts";
import type { Difference } from "../../../../ui/forms/saving/conflict-dialog.tsx";
import { differencesOf } from "../../../../ui/forms/saving/differences.ts";
import { mergeFields } from "../../../../ui/forms/saving/merge-typed.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import {
  type AskingForm,
  mergeQuestions,
  questionBody,
  questionDifferences,
  questionValues,
} from "../../../events/events.admin.ts";
import type { Survey } from "../survey.contract.ts";

/** Values of the editor; the texts of its questions stand in the order of the event's languages. */
export interface SurveyValues extends AskingForm {
  names: "without" | "with";
  is_open: boolean;
  lock_version: number;
}

export const surveyValues = (survey: Survey, languageIds: number[]): SurveyValues => ({
  names: survey.is_anonymous ? "without" : "with",
  is_open: survey.is_open,
  questions: survey.questions.map((question) => questionValues(question, languageIds)),
  lock_version: survey.lock_version,
});

/** As the API takes them. */
export const surveyBody = ({ names, questions, ...typed }: SurveyValues, languageIds: number[]) => ({
  ...typed,
  is_anonymous: names === "without",
  questions: questions.flatMap((question, place) => questionBody(question, place, languageIds)),
});

/** Rebases what was typed since `began` onto what is saved now. */
export const mergeSurvey = (began: SurveyValues, typed: SurveyValues, saved: SurveyValues): SurveyValues => ({
  ...mergeFields(began, typed, saved),
  questions: mergeQuestions(began.questions, typed.questions, saved.questions),
});

/** The parts in which two states of a survey differ, in words. */
export function surveyDifferences(
  mine: SurveyValues,
  theirs: SurveyValues,
  t: Texts,
  language: Language,
): Difference[] {
  const shownOf = ({ names, is_open }: SurveyValues): [string, string][] => [
    [t("survey.names"), t(names === "with" ? "survey.with_names" : "survey.without_names")],
    [t("survey.is_open"), t(is_open ? "conflict.yes" : "conflict.no")],
  ];
  return [
    ...differencesOf(shownOf(mine), shownOf(theirs)),
    ...questionDifferences(mine.questions, theirs.questions, t, language),
  ];
}
