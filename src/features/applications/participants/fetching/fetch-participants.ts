import { apiClient } from "../../../../platform/browser/api-client.ts";
import type { AccommodationRequest, applicationContracts, Participant } from "../../applications.contract.ts";

const applications = apiClient<typeof applicationContracts>();
/** So few that the list is there at once. */
const firstPage = 50;
/** Of the others: as many as the call answers, since each page that comes draws the list again. */
export const laterPage = 500;

/** Some participants of an event, in the order of applying. */
export interface ParticipantsPage {
  participants: Participant[];
  /** The place at which the next ones follow; null behind the last. */
  nextCursor: string | null;
}

export async function fetchParticipantsPage(
  eventId: number,
  cursor: string | null,
  limit = cursor === null ? firstPage : laterPage,
): Promise<ParticipantsPage> {
  const page = await applications("GET /events/{id}/participants", {
    params: { id: eventId },
    query: { limit, ...(cursor !== null && { cursor }) },
  });
  return { participants: page.data, nextCursor: page.next_cursor ?? null };
}

/** Events whose participants are all in sight: read again they come whole, so that the list does not shrink meanwhile. */
const shownWhole = new Set<number>();

/** Notes that everybody is in sight; answers the function that ends it. */
export function showWhole(eventId: number): () => void {
  shownWhole.add(eventId);
  return () => shownWhole.delete(eventId);
}

/** The first participants of an event, and all of them where all were in sight. */
export async function fetchParticipants(eventId: number): Promise<ParticipantsPage> {
  let page = await fetchParticipantsPage(eventId, null);
  while (page.nextCursor !== null && shownWhole.has(eventId)) {
    const { participants, nextCursor } = await fetchParticipantsPage(eventId, page.nextCursor);
    page = { participants: [...page.participants, ...participants], nextCursor };
  }
  return page;
}

/** The accommodation that people who come need. */
export async function fetchAccommodationRequests(eventId: number): Promise<AccommodationRequest[]> {
  const { data } = await applications("GET /events/{id}/accommodation_requests", { params: { id: eventId } });
  return data;
}
