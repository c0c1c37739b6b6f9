import { type SqlBool, sql } from "kysely";
import type { EventRow } from "../event-rows.server.ts";

/**
 * How many places of an event are free, for whom, and that nobody overtakes those who wait: applying, decisions, draws, the queue,
 * pages and the organizers' screens ask here. On which terms the next one gets a place is `promotion-terms.ts`; who is next,
 * `applications/queue/fill-free-places.server.ts`.
 *
 * The database says two things itself. `count_held_places` keeps both counts and lets nobody take a place too many
 * (`events_capacity`). `write_applications` decides at the moment of writing, as `openPlaces` does, who takes a place, who goes to the
 * end of the queue in its stead, and that no place is freed over the heads of those who wait: applying is one statement
 * (decision 30). `change-applications.test.ts` compares both with these rules over generated events.
 */

/** The numbers of an event by their names in rows and on the wire. */
export type PlaceCounts = Pick<EventRow, "max_participant_num" | "applications_count"> & QueueCount;
type QueueCount = Pick<EventRow, "waiting_count">;

/** Places that nobody holds; lowering the maximum removes nobody, so more may be held than there are. */
export function freePlaces({
  max_participant_num,
  applications_count,
}: Pick<PlaceCounts, "max_participant_num" | "applications_count">): number {
  return Math.max(0, max_participant_num - applications_count);
}

/** Places that somebody gets who asks now: none while others wait, who have the first claim. */
export function openPlaces(event: PlaceCounts): number {
  return isQueued(event) ? 0 : freePlaces(event);
}

/** Number of those who wait that get a place now, the first of the queue. */
export function placesForQueue(event: PlaceCounts): number {
  return Math.min(event.waiting_count, freePlaces(event));
}

/** Whether anybody waits, so that a place which falls free is given on in the same transaction. */
export function isQueued({ waiting_count }: QueueCount): boolean {
  return waiting_count > 0;
}

/** @param placesLeft `openPlaces` of an event */
export function isFull({ placesLeft }: { placesLeft: number }): boolean {
  return placesLeft === 0;
}

/** `isFull` of an event `e`. The schema has it as a function, because the triggers that tell of changes ask it too. */
export function isFullSql() {
  return sql<SqlBool>`is_full(e.applications_count, e.max_participant_num, e.waiting_count)`;
}
