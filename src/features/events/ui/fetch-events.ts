import { apiClient } from "../../../platform/browser/api-client.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { ListedCard } from "../card/listed-card.ts";
import type { eventReadContracts } from "../events.contract.ts";

const api = apiClient<typeof eventReadContracts>();

/** The lists that come in pages; those of a university take its name in addresses. */
export type ListOf =
  | { call: "GET /events" | "GET /events/past_events" }
  | {
      call:
        | "GET /events/university_all_events/{name}"
        | "GET /events/university_near_events/{name}"
        | "GET /events/near_past_events/{name}";
      name: string;
    };

export interface EventPage {
  events: ListedCard[];
  nextCursor: string | null;
  /** How many events all pages hold, where it was asked for. */
  total?: number | undefined;
}

export const eventsPerPage = 24;

/**
 * Fetches the function that makes cards of events. Most visitors read the cards that the server has drawn; it is for those who ask for more
 * of them or are shown others than everybody.
 */
export const loadCardData = async () => (await import("../card/card-data.ts")).cardData;

/** A page of a list, as whoever is signed in is shown it. */
export async function fetchEvents(
  list: ListOf,
  filters: Record<string, string>,
  reader: TextReader,
  cursor?: string,
): Promise<EventPage> {
  const query = { ...filters, limit: eventsPerPage, ...(cursor && { cursor }) };
  const asked =
    "name" in list
      ? api(list.call, { params: { name: list.name }, query, isDrawn: true })
      : api(list.call, { query, isDrawn: true });
  const [cardData, answer] = await Promise.all([loadCardData(), asked]);
  return {
    events: answer.data.map((event) => cardData(event, reader)),
    nextCursor: answer.next_cursor ?? null,
    total: answer.total,
  };
}
