import { type ActiveState, activeStates } from "../../../../shared/application-states.ts";
import type { ApplicantCounts } from "../../../events/applicant-counts/applicant-counts.contract.ts";
import { type MailWords, wordsOf } from "../../ui/reminder-values.ts";

/** Values of the form of a message. */
export interface MessageValues extends MailWords {
  to: "states" | "people";
  states: ActiveState[];
  /** Ids, as the field of people has them. */
  people: string[];
}

/** As the API takes them: people or states, whichever is chosen. */
export function messageBody(values: MessageValues) {
  const { to, states, people } = values;
  return { ...wordsOf(values), ...(to === "people" ? { user_ids: people.map(Number) } : { states }) };
}

/** How many get it as far as is known now. */
export function recipientsCount({ to, states, people }: MessageValues, counts: ApplicantCounts["states"]) {
  if (to === "people") return people.length;
  return activeStates.reduce((sum, state) => sum + (states.includes(state) ? counts[state] : 0), 0);
}

/** The ids that an address names (`to=3,7`), each once and at most so many as a message can have. */
export function peopleInAddress(search: string, atMost: number): string[] {
  const named = new URLSearchParams(search).get("to")?.split(",") ?? [];
  return [...new Set(named.filter((id) => /^[1-9]\d{0,9}$/.test(id)))].slice(0, atMost);
}
