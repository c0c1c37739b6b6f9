import type { Executor } from "../../../platform/db/client.server.ts";
import { asReader, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { listEventIds } from "../listing/list-events.server.ts";
import { readEvents } from "../shared-event-reads.server.ts";
import { textOf } from "../sharing/text-of.server.ts";
import type { Suggestion } from "./suggestions.contract.ts";

interface EventSearch {
  typed: string;
  reader: TextReader;
  limit: number;
  now: Date;
}

/** Upcoming events that visitors find in lists. */
export async function suggestEvents(
  db: Executor,
  { typed, reader, limit, now }: EventSearch,
): Promise<Suggestion[]> {
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const filters = { q: typed, limit };
  const { rows } = await listEventIds(db, { span: "upcoming", filters, viewerUniversityId: null, now });
  const events = await readEvents(db, rows);
  return events.map((event) => ({
    kind: "event",
    id: event.id,
    // It becomes the text of a field, which can draw no readings.
    label: textOf(event, asReader(reader)).title,
    href: `/events/${event.id}`,
  }));
}
