import { type StartAndEnd, surveyWindow } from "../../events/events.server.ts";

/** Whether a survey of an event with these times takes answers. */
export function isInSurveyWindow(event: StartAndEnd, now: Date): boolean {
  const { from, until } = surveyWindow(event);
  return from <= now && now < until;
}
