import type { Executor } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages.ts";
import { listTitledEventIds } from "../listing/list-events.server.ts";
import { readEvents } from "../shared-event-reads.server.ts";
import { textIn } from "../ui/event-text.ts";
import type { Suggestion } from "./suggestions.contract.ts";

interface EventSearch {
  typed: string;
  language: Language;
  limit: number;
  now: Date;
}

/** Upcoming events that visitors find in lists, by the titles by which they are suggested. */
export async function suggestEvents(
  db: Executor,
  { typed, language, limit, now }: EventSearch,
): Promise<Suggestion[]> {
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const events = await readEvents(db, await listTitledEventIds(db, typed, limit, now));
  return events.map(({ id, texts }) => ({
    kind: "event",
    id,
    label: textIn(texts, language).title,
    href: `/events/${id}`,
  }));
}
