import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { QuestionAnswers } from "../../../applications/applications.public.ts";

/**
 * Keeps what is typed in this tab until it is sent, so that a reload loses nothing; nobody else who uses the device finds it once the
 * tab is closed.
 */
export function useKeptAnswers(eventId: number, form: UseFormReturn<{ answers: QuestionAnswers }>) {
  const place = `survey ${eventId}`;
  useEffect(() => {
    const answers = readKept(place);
    if (answers) form.reset({ answers }, { keepDefaultValues: true });
    const { unsubscribe } = form.watch((values) => keep(place, values.answers));
    return unsubscribe;
  }, [place, form]);
  return { forget: () => sessionStorage.removeItem(place) };
}

function readKept(place: string): QuestionAnswers | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

function keep(place: string, answers: unknown): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(answers));
  } catch {
    // No room: then a reload loses it.
  }
}
