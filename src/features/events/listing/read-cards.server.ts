import { cachedRead, readAhead } from "../../../platform/cache/cached-read.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { type CardData, cardData } from "../card/card-data.ts";
import { presentEvent } from "../present-event.ts";
import { readEvents } from "../shared-event-reads.server.ts";

/** The cards of those of the events that are there, in their order. Answers share them: nobody may change a card. */
export async function readCards(
  platform: Pick<Platform, "db" | "settings">,
  language: Language,
  ids: readonly number[],
): Promise<CardData[]> {
  await readAhead(() => readEvents(platform.db, ids));
  const cards = await Promise.all(
    ids.map((id) =>
      cachedRead(`card ${id} ${language}`, async () => {
        const [row] = await readEvents(platform.db, [id]);
        return row && cardData(presentEvent(row, { platform, language }), language);
      }),
    ),
  );
  return cards.filter((card) => card !== undefined);
}
