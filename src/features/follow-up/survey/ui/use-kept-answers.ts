import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { storedSession } from "../../../../platform/browser/stored-session.ts";
import type { QuestionAnswers } from "../../../applications/applications.public.ts";

const beginning = "survey ";

/**
 * Keeps what is typed in this tab until it is sent, so that a reload loses nothing; for the person who has typed it alone, until
 * they log out or close the tab.
 */
export function useKeptAnswers(eventId: number, form: UseFormReturn<{ answers: QuestionAnswers }>) {
  const [place] = useState(() => `${beginning}${storedSession()?.uid} ${eventId}`);
  useEffect(() => {
    const answers = readKept(place);
    if (answers) form.reset({ answers }, { keepDefaultValues: true });
    const { unsubscribe } = form.watch((values) => keep(place, values.answers));
    return unsubscribe;
  }, [place, form]);
  return { forget: () => sessionStorage.removeItem(place) };
}

/** For whoever logs out. */
export function forgetKeptAnswers(): void {
  for (const place of Object.keys(sessionStorage)) {
    if (place.startsWith(beginning)) sessionStorage.removeItem(place);
  }
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
