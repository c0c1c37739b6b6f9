import { hasBegun, hasEnded } from "../../events/events.server.ts";
import { type SurveyEvent, takesAnswers } from "../survey/survey-window.server.ts";

/** Facts about an event and a person by which it is decided what the event has left for them. */
export interface LeftFacts extends SurveyEvent {
  event_id: number;
  /** Null for who has not applied. */
  application_id: number | null;
  isManager: boolean;
  /** Counts as having come. */
  hasCome: boolean;
  /** Checked in once, whatever was undone. */
  hasOnceCome: boolean;
  isSurveyOpen: boolean;
  surveyQuestions: number;
  hasAnswered: boolean;
  isCertified: boolean;
  /** Links and files for everybody, and for those who came. */
  materialsForAll: number;
  materialsForAttended: number;
}

/** The survey for who was checked in once; those who manage the event do not answer it. */
export function leftSurvey(facts: LeftFacts, now: Date): "open" | "answered" | null {
  if (!facts.hasOnceCome) return null;
  if (facts.hasAnswered) return "answered";
  const survey = { isOpen: facts.isSurveyOpen, questions: { length: facts.surveyQuestions } };
  return !facts.isManager && takesAnswers(facts, survey, now) ? "open" : null;
}

/** A certificate is for who came, once the event is over. */
export function leavesCertificate(facts: LeftFacts, now: Date): boolean {
  return facts.hasCome && facts.isCertified && !facts.cancelled_at && hasEnded(facts, now);
}

/** Managers see all material at any time; others once the event has begun, and what is for those who came where they did. */
export function mayReadMaterial(facts: LeftFacts, isForAll: boolean, now: Date): boolean {
  if (facts.isManager) return true;
  return hasBegun(facts.start_at, now) && !facts.cancelled_at && (isForAll || facts.hasCome);
}

/** How many links and files the person may see. */
export function leftMaterials(facts: LeftFacts, now: Date): number {
  const count = (isForAll: boolean, all: number) => (mayReadMaterial(facts, isForAll, now) ? all : 0);
  return count(true, facts.materialsForAll) + count(false, facts.materialsForAttended);
}
