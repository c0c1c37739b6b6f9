import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { CardData } from "../card/card-data.ts";
import { presentEvent } from "../present-event.ts";
import { readEvents } from "../shared-event-reads.server.ts";
import { findSearchTerms } from "./event-search-terms.server.ts";
import { explainMatch } from "./explain-match.ts";

/** The cards with what a search has found in them: copies, since cards are shared. */
export async function highlightMatches(
  platform: Pick<Platform, "db" | "settings">,
  language: Language,
  query: string | undefined,
  cards: readonly CardData[],
): Promise<CardData[]> {
  if (!query) return [...cards];
  const [searchTerms, rows] = await Promise.all([
    findSearchTerms(platform.db, query),
    readEvents(
      platform.db,
      cards.map(({ id }) => id),
    ),
  ]);
  const events = new Map(rows.map((row) => [row.id, row]));
  return cards.map((card) => {
    const row = events.get(card.id);
    if (!row) return card;
    return {
      ...card,
      match: explainMatch(presentEvent(row, { platform, language }), card, searchTerms, language),
    };
  });
}
