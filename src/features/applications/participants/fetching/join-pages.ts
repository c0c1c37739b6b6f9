import type { Participant } from "../../applications.contract.ts";
import type { ParticipantsPage } from "./fetch-participants.ts";

/** Everybody once: who applies anew between two pages moves to the end, and comes a second time as they stand by then. */
export function joinPages(pages: readonly Pick<ParticipantsPage, "participants">[]): Participant[] {
  const known = new Map<number, Participant>();
  for (const participant of pages.flatMap(({ participants }) => participants)) {
    known.delete(participant.application_id);
    known.set(participant.application_id, participant);
  }
  return [...known.values()];
}
