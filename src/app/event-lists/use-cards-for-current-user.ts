import type { eventReadContracts } from "../../features/events/events.contract.ts";
import {
  type CardData,
  isPublic,
  loadCardData,
  useHasTargetedEvents,
} from "../../features/events/events.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { useAnswer } from "../../platform/browser/use-answer.ts";
import { useReader } from "../../ui/texts/reader.tsx";

const api = apiClient<typeof eventReadContracts>();

/** An organization's published events in the order of their start, for people who are shown more than everybody; null until they have arrived. */
export function useCardsForCurrentUser(
  organizationId: number,
  universityIds: readonly number[],
): CardData[] | null {
  const reader = useReader();
  const { language } = reader;
  const hasTargetedEvents = useHasTargetedEvents(universityIds);
  const ask = async () => {
    const params = { id: organizationId };
    const [cardData, { data }] = await Promise.all([
      loadCardData(),
      api("GET /organizations/{id}/events", { params, isDrawn: true }),
    ]);
    return data.filter(isPublic).map((event) => cardData(event, reader));
  };
  return useAnswer(hasTargetedEvents ? `${organizationId} ${language}` : null, ask);
}
