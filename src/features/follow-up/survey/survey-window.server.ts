import { isInWindow, type StartAndEnd, surveyWindow } from "../../events/events.server.ts";

/** An event as its survey asks about it. */
export interface SurveyEvent extends StartAndEnd {
  cancelled_at: Date | null;
}

/** Whether a survey takes answers now: it is switched on and asks something, and its event was not cancelled. */
export function takesAnswers(
  event: SurveyEvent,
  survey: { isOpen: boolean; questions: { length: number } } | undefined,
  now: Date,
): boolean {
  if (!survey?.isOpen || survey.questions.length === 0 || event.cancelled_at) return false;
  return isInWindow(surveyWindow(event), now);
}
