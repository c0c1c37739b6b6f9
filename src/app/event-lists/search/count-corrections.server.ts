import { countEvents, type EventListing, findCorrections } from "../../../features/events/events.server.ts";
import type { Db } from "../../../platform/db/client.server.ts";
import type { EventFilters } from "../filters/event-filters.ts";
import { withDates } from "../filters/event-filters.ts";
import type { Correction } from "./did-you-mean.tsx";

/**
 * Corrections of mistyped words of a list: searches that find something with the list's other filters.
 * @param listings whose events together are the list
 */
export async function countCorrections(
  db: Db,
  filters: EventFilters,
  listings: readonly Pick<EventListing, "span" | "around" | "now">[],
): Promise<Correction[]> {
  const queries = filters.q ? await findCorrections(db, filters.q) : [];
  const counted = await Promise.all(
    queries.map(async (q) => {
      const counts = await Promise.all(
        listings.map((listing) =>
          countEvents(db, {
            ...listing,
            viewerUniversityId: null,
            filters: withDates({ ...filters, q }, listing.now),
          }),
        ),
      );
      return { q, count: counts.reduce((sum, count) => sum + count, 0) };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}
