import { apiClient } from "../../../platform/browser/api-client.ts";
import type { AccommodationRequest, applicationContracts, Participant } from "../applications.contract.ts";

const applications = apiClient<typeof applicationContracts>();
/** So few at once that a page stays small where answers are long. */
const perPage = 100;

/** All participants of an event, page by page: they are searched, sorted and counted in the browser. */
export async function fetchParticipants(eventId: number): Promise<Participant[]> {
  const participants: Participant[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await applications("GET /events/{id}/participants", {
      params: { id: eventId },
      query: { limit: perPage, ...(cursor && { cursor }) },
    });
    participants.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return participants;
}

/** The accommodation that people who come need. */
export async function fetchAccommodationRequests(eventId: number): Promise<AccommodationRequest[]> {
  const { data } = await applications("GET /events/{id}/accommodation_requests", { params: { id: eventId } });
  return data;
}
