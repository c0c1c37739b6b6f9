import { useEffect, useState } from "react";
import type { eventReadCalls } from "../features/events/contract.ts";
import { type CardData, cardData, useIsShownMore } from "../features/events/door.ts";
import { apiOf } from "../platform/browser/call-api.ts";
import { useLanguage } from "../ui/texts/texts.tsx";

const api = apiOf<typeof eventReadCalls>();

/**
 * An organization's published events in the order of their start: `first`, which everybody sees; for people who are shown
 * more, their own as soon as they have arrived.
 */
export function useOwnCards(
  organizationId: number,
  first: CardData[],
  shownMore: readonly number[],
): CardData[] {
  const language = useLanguage();
  const isShownMore = useIsShownMore(shownMore);
  const [own, setOwn] = useState<{ organizationId: number; cards: CardData[] } | null>(null);
  useEffect(() => {
    if (!isShownMore) return;
    let isCurrent = true;
    api("GET /organizations/{id}/events", { params: { id: organizationId } }).then(
      ({ data }) => {
        const cards = data
          .filter(({ is_published }) => is_published)
          .map((event) => cardData(event, language));
        if (isCurrent) setOwn({ organizationId, cards });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isShownMore, organizationId, language]);
  return isShownMore && own?.organizationId === organizationId ? own.cards : first;
}
