import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";

/**
 * A form of fields of the browser that is sent once and says what is wrong at the field, which gets the focus.
 * @param fields names of those that can say it; `otherProblem` is what belongs to none of them
 */
export function useReportForm(fields: readonly string[]) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
  const say = (field: string, message: string) => {
    setProblem({ field, message });
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  /** `send` gets what was typed and may `say` what is missing in place of sending. */
  const submit = (send: (values: FormData) => Promise<void> | void) => async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    setProblem(null);
    setBusy(true);
    try {
      await send(new FormData(form.current));
    } catch (error) {
      const field = error instanceof ApiError ? Object.keys(error.errors)[0] : undefined;
      say(field ?? "", failureMessage(error, t("apply.unreachable")));
    }
    setBusy(false);
  };
  return {
    form,
    isBusy,
    say,
    submit,
    clearProblem: () => setProblem(null),
    problemOf: (field: string) => (problem?.field === field ? problem.message : undefined),
    otherProblem: problem && !fields.includes(problem.field) ? problem.message : "",
  };
}
