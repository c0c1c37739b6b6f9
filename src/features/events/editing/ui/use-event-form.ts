import { type FormEvent, useRef, useState } from "react";
import type { Path } from "react-hook-form";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { showApiError } from "../../../../platform/browser/show-api-error.ts";
import { maxTitleLength } from "../../../../shared/limits/max-lengths-for-organizers.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useSaveAfterUploads } from "../../../../ui/forms/images/use-save-after-uploads.ts";
import { useSavedForm } from "../../../../ui/forms/saving/use-saved-form.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { nobodyApplied } from "../../applicant-counts/count-applicants.ts";
import type { Event } from "../../events.contract.ts";
import { questionProblems } from "../../questions/ui/question-problems.ts";
import type { QuestionValues } from "../../questions/ui/question-values.ts";
import {
  type Consequence,
  consequencesOf,
  consequencesWithFollowing,
  mayConcernApplicants,
  notifiesPeople,
} from "./consequences.ts";
import type { EventFormProps } from "./event-form-props.ts";
import type { PublishAnswer } from "./publish-dialog.tsx";
import type { Reason, ReasonBody } from "./reason-fields.tsx";
import { useDraft } from "./use-draft.ts";
import { useQuestion } from "./use-question.ts";
import {
  type EventText,
  type EventValues,
  eventField,
  eventValues,
  isPublicAlready,
} from "./values/event-values.ts";
import { mergeEvent, withText } from "./values/merge-event.ts";

/** The value of the button that saves without publishing. */
export const draftValue = "draft";

/** The state of the event form: its values, its draft, and what somebody else has saved meanwhile. */
export function useEventForm(props: EventFormProps) {
  const { values, draftPlace, countApplicants, previewFollowing, onSubmit, onSaved } = props;
  const t = useTexts();
  const mayLeave = useRef(false);
  const state = useSavedForm(values, mergeEvent, { reValidateMode: "onChange" });
  const { form, baseline, rebase, updateBaseline, setConflict, freeze } = state;
  const draft = useDraft(draftPlace, state);
  const question = useQuestion<Consequence[], ReasonBody | null>();
  const publishing = useQuestion<EventValues, PublishAnswer>();
  const asDraft = useRef(false);
  // Beside the dialog that asks for it, so that it outlives a "back".
  const [reason, setReason] = useState<Reason>({});
  /** Whether it is to be public; null where that was not meant after all. What is public already has a switch. */
  const askToPublish = async (typed: EventValues): Promise<boolean | null> => {
    if (isPublicAlready(baseline())) return typed.is_published;
    if (asDraft.current) return false;
    const answer = await publishing.ask(typed);
    return answer === "back" ? null : answer === "publish";
  };
  const savedQuestion = ({ id }: QuestionValues) =>
    baseline().questions.find((question) => id && question.id === id);
  const areQuestionsRight = (typed: EventValues) => {
    const problems = typed.questions.flatMap((question, place) =>
      questionProblems(question, savedQuestion(question)).map(({ field, problem }) => ({
        field: `questions.${place}.${field}` as Path<EventValues>,
        problem,
      })),
    );
    problems.forEach(({ field, problem }, index) => {
      form.setError(
        field,
        { message: t(`question.problem.${problem}`, { max: maxTitleLength }) },
        { shouldFocus: index === 0 },
      );
    });
    return problems.length === 0;
  };
  const send = async (values: EventValues) => {
    if (!areQuestionsRight(values)) return;
    const is_published = await askToPublish(values);
    if (is_published === null) return;
    const typed = { ...values, is_published };
    const counts =
      countApplicants && mayConcernApplicants(baseline(), typed) ? await countApplicants() : nobodyApplied;
    const now = toEditTime(new Date());
    try {
      const found = consequencesOf(baseline(), typed, counts, now);
      const followed = await previewFollowing?.(typed);
      const consequences = followed ? consequencesWithFollowing(found, baseline(), typed, followed) : found;
      const why = consequences.length > 0 ? await question.ask(consequences) : {};
      if (!why) return;
      const saved = await freeze(() => onSubmit(typed, notifiesPeople(consequences) ? why : {}));
      rebase(eventValues(saved));
      draft.clear();
      setReason({});
      mayLeave.current = true;
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        return setConflict(eventValues(error.body.data as Event));
      noticeFailure(showApiError(error, form, eventField) ?? t("admin.unreachable"));
    }
  };
  const save = async () => {
    // The library forgets by itself only what it has found wrong by itself.
    form.clearErrors();
    await form.handleSubmit(send, () => void areQuestionsRight(form.getValues()))();
  };
  const addText = (text: EventText) => updateBaseline((saved) => withText(saved, text));
  const saving = useSaveAfterUploads(save);
  const submit = (event?: FormEvent) => {
    const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
    if (event) asDraft.current = submitter instanceof HTMLButtonElement && submitter.value === draftValue;
    return saving.submit(event);
  };
  return { ...state, ...saving, submit, mayLeave, draft, question, publishing, addText, reason, setReason };
}
