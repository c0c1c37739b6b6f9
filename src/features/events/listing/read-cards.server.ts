import { cachedReads } from "../../../platform/cache/cached-read.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages.ts";
import { readEventsById } from "../event-rows.server.ts";
import { eventTopic, topicsOfEvents } from "../event-topics.ts";
import { presentEvent } from "../present-event.ts";
import { type CardData, cardData } from "../ui/card-data.ts";

interface EventCard {
  id: number;
  card: CardData;
  hosts: { id: number }[];
}

/** The cards of those of the events that are there, in their order. Answers share them: nobody may change a card. */
export async function readCards(
  platform: Pick<Platform, "db" | "settings">,
  language: Language,
  ids: readonly number[],
): Promise<CardData[]> {
  const found = await cachedReads<EventCard>(ids, {
    key: (id) => `card ${id} ${language}`,
    topics: (id, event) => (event ? topicsOfEvents([event]) : [eventTopic(id)]),
    read: async (missing) => {
      const rows = await readEventsById(platform.db, missing);
      return new Map(
        [...rows].map(([id, row]) => {
          const card = cardData(presentEvent(row, { platform, language }), language);
          return [id, { id, card, hosts: row.hosts.map((host) => ({ id: host.id })) }];
        }),
      );
    },
  });
  return found.map(({ card }) => card);
}
