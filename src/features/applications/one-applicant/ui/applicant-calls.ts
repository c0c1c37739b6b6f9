import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { HistoryEntry, oneApplicantContracts } from "../one-applicant.contract.ts";

const calls = apiClient<typeof oneApplicantContracts>();

/** Somebody who has applied to an event. */
export interface Applicant {
  eventId: number;
  userId: number;
}

const paramsOf = ({ eventId, userId }: Applicant) => ({ params: { id: eventId, user_id: userId } });

/** @param before the note that was read; where it is another one by now it answers 409 with that */
export async function saveNote(applicant: Applicant, note: string, before: string): Promise<void> {
  const body = { note, note_before: before };
  await calls("PUT /events/{id}/applications/{user_id}/note", { ...paramsOf(applicant), body });
}

/** @returns whether it was this that cancelled it, with this message: the person, or another manager, may have been quicker */
export async function cancelApplicant(applicant: Applicant, message: string): Promise<boolean> {
  const { data } = await calls("PUT /events/{id}/applications/{user_id}/cancel", {
    ...paramsOf(applicant),
    body: { message },
  });
  return data.cancel_reason === "organizer" && (data.decision_message ?? "") === message.trim();
}

/** @param until `YYYY-MM-DD HH:mm` by Japan's clocks; null closes them again */
export async function reopenAnswers(applicant: Applicant, until: string | null): Promise<void> {
  await calls("PUT /events/{id}/applications/{user_id}/reopen", { ...paramsOf(applicant), body: { until } });
}

export async function fetchHistory(applicant: Applicant): Promise<HistoryEntry[]> {
  return (await calls("GET /events/{id}/applications/{user_id}/history", paramsOf(applicant))).data;
}
