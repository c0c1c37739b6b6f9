import { useRef, useState } from "react";
import type { Path } from "react-hook-form";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { maxTitleLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { noticeFailure, noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useSaveAfterUploads } from "../../../../ui/forms/images/use-save-after-uploads.ts";
import { useSavedForm } from "../../../../ui/forms/saving/use-saved-form.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { questionProblems } from "../../../events/events.admin.ts";
import type { Survey, surveyContracts } from "../survey.contract.ts";
import { mergeSurvey, type SurveyValues, surveyBody, surveyValues } from "./survey-values.ts";

const api = apiClient<typeof surveyContracts>();

/** The state of a survey's editor, and what somebody else has saved meanwhile. */
export function useSurveyForm(
  eventId: number,
  survey: Survey,
  languageIds: number[],
  onSaved: (saved: Survey) => void,
) {
  const t = useTexts();
  const mayLeave = useRef(false);
  const latest = useRef(survey);
  const [isAnswered, setAnswered] = useState(survey.is_answered);
  const state = useSavedForm(surveyValues(survey, languageIds), mergeSurvey, { reValidateMode: "onChange" });
  const { form, baseline, rebase, setConflict, freeze } = state;
  const follow = (now: Survey) => {
    latest.current = now;
    setAnswered(now.is_answered);
    onSaved(now);
  };
  const areQuestionsRight = ({ questions }: SurveyValues) => {
    const problems = questions.flatMap((question, place) => {
      const saved = baseline().questions.find(({ id }) => id && id === question.id);
      return questionProblems(question, saved).map(({ field, problem }) => ({
        field: `questions.${place}.${field}` as Path<SurveyValues>,
        problem,
      }));
    });
    for (const [place, { field, problem }] of problems.entries()) {
      const message = t(`question.problem.${problem}`, { max: maxTitleLength });
      form.setError(field, { message }, { shouldFocus: place === 0 });
    }
    return problems.length === 0;
  };
  const send = async (typed: SurveyValues) => {
    if (!areQuestionsRight(typed)) return;
    const sent = { params: { id: eventId }, body: surveyBody(typed, languageIds) };
    try {
      const { data } = await freeze(() => api("PUT /events/{id}/survey", sent));
      rebase(surveyValues(data, languageIds));
      noticeSaved(t("admin.saved"));
      follow(data);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        latest.current = error.body.data as Survey;
        return setConflict(surveyValues(latest.current, languageIds));
      }
      const sentence = showApiError(error, form, (field) => (field === "is_anonymous" ? "names" : null));
      noticeFailure(sentence ?? t("admin.unreachable"));
    }
  };
  const save = async () => {
    // The library forgets by itself only what it has found wrong by itself.
    form.clearErrors();
    await form.handleSubmit(send)();
  };
  return {
    ...state,
    ...useSaveAfterUploads(save),
    mayLeave,
    /** Only wordings can change. Heard of with a conflict it waits for the choice: what was added could not be taken out again. */
    isAnswered,
    onTakenTheirs: () => follow(latest.current),
  };
}
