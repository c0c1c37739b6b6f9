import { cachedReadOn, readAhead } from "../../../platform/cache/cached-read.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { onPages, readerKey, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { withNamesOfPage } from "../../reference-data/reference-data.server.ts";
import { type CardData, cardData } from "../card/card-data.ts";
import { presentEvent } from "../present-event.server.ts";
import { readEvents } from "../shared-event-reads.server.ts";

/** The cards of those of the events that are there, in their order. Answers share them: nobody may change a card. */
export async function readCards(
  platform: Pick<Platform, "db" | "settings" | "clock">,
  reader: TextReader,
  ids: readonly number[],
): Promise<CardData[]> {
  await readAhead(() => readEvents(platform.db, ids));
  const cards = await Promise.all(
    ids.map((id) =>
      cachedReadOn(`card ${id} ${readerKey(reader)}`, platform.clock, async (clock) => {
        const [row] = await readEvents(platform.db, [id]);
        const at = { settings: platform.settings, clock };
        if (!row) return undefined;
        const event = presentEvent(row, { platform: at, ...onPages(reader) });
        return cardData(withNamesOfPage(event, reader.language), reader);
      }),
    ),
  );
  return cards.filter((card) => card !== undefined);
}
