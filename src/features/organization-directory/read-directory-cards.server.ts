import type { Platform } from "../../platform/platform.ts";
import { asReader, type TextReader } from "../../shared/languages/readers/text-reader.ts";
import type { DirectoryCard } from "../events/events.public.ts";
import { readCards } from "../events/events.server.ts";
import {
  presentOrganizationSummary,
  readOrganizationSummaries,
} from "../organizations/organizations.server.ts";
import { findLatestEvents, type RankedOrganization } from "./rank-organizations.server.ts";

/** Organizations as the page of the directory shows them. */
export async function readDirectoryCards(
  { db, settings, clock }: Platform,
  reader: TextReader,
  organizations: readonly RankedOrganization[],
  now: Date,
): Promise<DirectoryCard[]> {
  const ids = organizations.map(({ id }) => id);
  const latest = await findLatestEvents(db, ids, now);
  const eventIds = organizations.flatMap(({ id, nextEventId }) => [
    ...(nextEventId ? [nextEventId] : []),
    ...(latest.get(id) ?? []),
  ]);
  const [summaries, cards] = await Promise.all([
    readOrganizationSummaries(db, ids),
    readCards({ db, settings, clock }, reader, [...new Set(eventIds)]),
  ]);
  const summaryOf = new Map(summaries.map((row) => [row.id, row]));
  const eventOf = new Map(cards.map(({ id, title, lang, startAt }) => [id, { id, title, lang, startAt }]));
  return organizations.flatMap(({ id, nextEventId }) => {
    const row = summaryOf.get(id);
    if (!row) return [];
    return {
      ...presentOrganizationSummary(row, { ...asReader(reader), settings, clock }),
      next: (nextEventId && eventOf.get(nextEventId)) || null,
      latest: (latest.get(id) ?? []).flatMap((eventId) => eventOf.get(eventId) ?? []),
    };
  });
}
