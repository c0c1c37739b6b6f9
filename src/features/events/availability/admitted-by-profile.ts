import type { EventRow } from "../event-rows.server.ts";
import { applicationsOpenAt } from "./availability-facts.ts";
import {
  type FormerProfile,
  isAdmitted,
  type PriorityFacts,
  type PriorityRow,
  priorityOfRow,
  profileAt,
} from "./priority-access.ts";

/** An event as far as a priority asks: whom it lets apply first, and when people could first apply. */
export interface OpenedEvent extends PriorityRow, Pick<EventRow, "start_at" | "reception_start_at"> {
  /** Since when everybody may see it, the first time; of old events, since when they are there. */
  published_at: Date;
}

/**
 * Whether a person may apply now, by the profile as it was when applications opened: as soon as the event was public, or later where
 * it says so. The call that applies and what pages tell the person both ask here.
 */
export function isAdmittedByProfile(
  event: OpenedEvent,
  current: PriorityFacts,
  former: readonly FormerProfile[],
  now: Date,
): boolean {
  const opensAt = applicationsOpenAt({
    receptionStartAt: event.reception_start_at,
    startAt: event.start_at,
  });
  const openedAt = opensAt && opensAt > event.published_at ? opensAt : event.published_at;
  return isAdmitted(priorityOfRow(event), profileAt(openedAt, current, former), now);
}
