import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { sessionOwner } from "../../../../platform/browser/storage/stored-session.ts";
import { readFromTab, removeFromTab, storeInTab } from "../../../../platform/browser/storage/tab-storage.ts";
import type { QuestionAnswers } from "../../../applications/applications.public.ts";

const beginning = "survey ";

/**
 * Keeps what is typed in this tab until it is sent, so that a reload loses nothing; for the person who has typed it alone, until
 * they log out or close the tab.
 */
export function useStoredAnswers(eventId: number, form: UseFormReturn<{ answers: QuestionAnswers }>) {
  const [place] = useState(() => `${beginning}${sessionOwner()} ${eventId}`);
  useEffect(() => {
    const answers = readFromTab<QuestionAnswers>(place);
    if (answers) form.reset({ answers }, { keepDefaultValues: true });
    const { unsubscribe } = form.watch((values) => storeInTab(place, values.answers));
    return unsubscribe;
  }, [place, form]);
  return { clear: () => removeFromTab(place) };
}

/** For whoever logs out. */
export function clearStoredAnswers(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(beginning)) removeFromTab(key);
  }
}
