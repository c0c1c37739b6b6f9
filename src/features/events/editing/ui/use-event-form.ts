import { useRef, useState } from "react";
import { type Path, useForm } from "react-hook-form";
import { ApiRefusal } from "../../../../platform/browser/call-api.ts";
import { showRefusal } from "../../../../platform/browser/show-refusal.ts";
import { noticeFailure } from "../../../../ui/feedback/office-notices.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../contract.ts";
import { questionProblems } from "../../questions/ui/question-problems.ts";
import type { EventFormProps } from "./event-form.tsx";
import { type EventValues, eventField, eventValues } from "./event-values.ts";
import { useDraft } from "./use-draft.ts";

/** The state of the event form: its values, its draft, and what somebody else has saved meanwhile. */
export function useEventForm({ values, draftPlace, onSubmit, onSaved }: EventFormProps) {
  const t = useTexts();
  const [theirs, setTheirs] = useState<Event | null>(null);
  const mayLeave = useRef(false);
  const form = useForm<EventValues>({ defaultValues: values, reValidateMode: "onChange" });
  const draft = useDraft(draftPlace, form);
  const areQuestionsRight = (typed: EventValues) => {
    const problems = typed.questions.flatMap((question, place) =>
      questionProblems(question).map(({ field, problem }) => ({
        field: `questions.${place}.${field}` as Path<EventValues>,
        problem,
      })),
    );
    problems.forEach(({ field, problem }, index) => {
      form.setError(field, { message: t(`question.problem.${problem}`) }, { shouldFocus: index === 0 });
    });
    return problems.length === 0;
  };
  const send = async (typed: EventValues) => {
    if (!areQuestionsRight(typed)) return;
    try {
      const saved = await onSubmit(typed);
      form.reset(eventValues(saved));
      draft.forget();
      mayLeave.current = true;
      onSaved(saved);
    } catch (error) {
      if (error instanceof ApiRefusal && error.status === 409) return setTheirs(error.body.data as Event);
      noticeFailure(showRefusal(error, form, eventField) ?? t("office.unreachable"));
    }
  };
  const submit = form.handleSubmit(send, () => void areQuestionsRight(form.getValues()));
  return { form, submit, theirs, setTheirs, mayLeave, draft };
}
