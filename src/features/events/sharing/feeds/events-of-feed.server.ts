import type { Executor } from "../../../../platform/db/client.server.ts";
import type { University } from "../../../reference-data/reference-data.contract.ts";
import { hasBegun } from "../../availability/has-begun.ts";
import type { EventRow } from "../../event-rows.server.ts";
import type { EventFilter } from "../../listing/event-filter.contract.ts";
import { listEvents } from "../../listing/list-events.server.ts";
import { hostedEventsForVisitors } from "../../listing/list-organization-events.server.ts";
import { readEvents } from "../../shared-event-reads.server.ts";

const upcomingAtMost = 400;
/** Past events stay in the calendar for a while, or they would vanish on the day. */
const pastAtMost = 100;

export interface FeedListing {
  filters: EventFilter;
  university?: University;
  organizationId?: number;
}

/** The published events that a feed names, as visitors see them: a bounded number, in the order of their start. */
export async function eventsOfFeed(
  db: Executor,
  { filters, university, organizationId }: FeedListing,
  now: Date,
): Promise<EventRow[]> {
  if (organizationId !== undefined) {
    const hosted = await hostedEventsForVisitors(db, organizationId);
    const next = hosted.findIndex((event) => !hasBegun(event.start_at, now));
    const middle = next === -1 ? hosted.length : next;
    const shown = hosted.slice(Math.max(0, middle - pastAtMost), middle + upcomingAtMost);
    return readEvents(
      db,
      shown.map(({ id }) => id),
    );
  }
  const shared = {
    now,
    viewerUniversityId: null,
    ...(university && { around: { university, which: "own" as const } }),
  };
  const [past, upcoming] = await Promise.all([
    listEvents(db, { ...shared, span: "past", filters: { ...filters, limit: pastAtMost } }),
    listEvents(db, { ...shared, span: "upcoming", filters: { ...filters, limit: upcomingAtMost } }),
  ]);
  return [...past.rows.reverse(), ...upcoming.rows];
}
