import type { Platform } from "../../../platform/platform.ts";
import { asReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { CardData } from "../card/card-data.ts";
import { withoutCardReadings } from "../card/card-ruby.server.ts";
import { presentEvent } from "../present-event.server.ts";
import { readEvents } from "../shared-event-reads.server.ts";
import { findSearchTerms } from "./event-search-terms.server.ts";
import { explainMatch } from "./explain-match.ts";

/** The cards with what a search has found in them: copies, since cards are shared. */
export async function highlightMatches(
  platform: Pick<Platform, "db" | "settings" | "clock">,
  reader: TextReader,
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
  return cards.map((shown) => {
    const row = events.get(shown.id);
    if (!row) return shown;
    const card = withoutCardReadings(shown);
    return {
      ...card,
      match: explainMatch(presentEvent(row, { platform, ...asReader(reader) }), card, searchTerms, reader),
    };
  });
}
