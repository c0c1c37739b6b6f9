import type { Executor } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { listEventIds } from "../listing/list-events.server.ts";
import { readEvents } from "../shared-event-reads.server.ts";
import { textIn } from "../ui/event-text.ts";
import type { Suggestion } from "./suggestions.contract.ts";

interface EventSearch {
  typed: string;
  language: Language;
  limit: number;
  now: Date;
}

/** Upcoming events that visitors find in lists. */
export async function suggestEvents(
  db: Executor,
  { typed, language, limit, now }: EventSearch,
): Promise<Suggestion[]> {
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const filters = { q: typed, limit };
  const { rows } = await listEventIds(db, { span: "upcoming", filters, viewerUniversityId: null, now });
  const events = await readEvents(db, rows);
  return events.map(({ id, texts }) => ({
    kind: "event",
    id,
    label: textIn(texts, language).title,
    href: `/events/${id}`,
  }));
}
