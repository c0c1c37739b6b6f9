import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { EventRow } from "../event-rows.server.ts";
import type { Event } from "../events.contract.ts";
import { freePlaces, openPlaces } from "../places/free-places.ts";
import { isPublic } from "../visibility/event-visibility.ts";
import type { Selection } from "./selections.ts";

/** From so many days before it on, cards say how near a deadline is. */
export const deadlineNearDays = 3;

/** Facts that decide whether an event can be applied to. The event's row tells it, and so does the event on the wire. */
export interface AvailabilityFacts {
  isPublic: boolean;
  isCancelled: boolean;
  startAt: Date;
  applyDueAt: Date | null;
  receptionStartAt: Date | null;
  /** The provider's event: applications are taken on a page of its own. */
  isElsewhere: boolean;
  selection: Selection;
  hasWaitingList: boolean;
  /** Whether the lottery, where there is one, is over. */
  isDrawn: boolean;
  /** None where others wait for those that are free. */
  placesLeft: number;
}

type Row = Pick<
  EventRow,
  | "is_published"
  | "cancelled_at"
  | "start_at"
  | "apply_due_at"
  | "reception_start_at"
  | "is_created_by_hf"
  | "max_participant_num"
  | "applications_count"
  | "waiting_count"
  | "selection"
  | "has_waiting_list"
  | "lottery_drawn_at"
>;

export function factsOfRow(row: Row): AvailabilityFacts {
  return {
    isPublic: isPublic(row),
    isCancelled: row.cancelled_at !== null,
    startAt: row.start_at,
    applyDueAt: row.apply_due_at,
    receptionStartAt: row.reception_start_at,
    isElsewhere: row.is_created_by_hf,
    selection: row.selection as Selection,
    hasWaitingList: row.has_waiting_list,
    isDrawn: row.lottery_drawn_at !== null,
    placesLeft: openPlaces(row),
  };
}

type WireEvent = Pick<
  Event,
  | "is_published"
  | "cancelled_at"
  | "start_at"
  | "apply_due"
  | "recieption_start_at"
  | "is_created_by_hf"
  | "max_participant_num"
  | "applications_count"
  | "is_full"
  | "selection"
  | "has_waiting_list"
  | "lottery_drawn_at"
>;

/** The server has said whether a place is free: the numbers alone would not tell that others stand in line for it. */
export function factsOfEvent(event: WireEvent): AvailabilityFacts {
  const time = (value: string | null) => (value === null ? null : new Date(value));
  return {
    isPublic: isPublic(event),
    isCancelled: event.cancelled_at !== null,
    startAt: new Date(event.start_at),
    applyDueAt: time(event.apply_due),
    receptionStartAt: time(event.recieption_start_at),
    isElsewhere: event.is_created_by_hf,
    selection: event.selection,
    hasWaitingList: event.has_waiting_list,
    isDrawn: event.lottery_drawn_at !== null,
    placesLeft: event.is_full ? 0 : freePlaces(event),
  };
}

/**
 * When applications open, where an event says so. A reception on the day of the event is the one at its place, where the doors
 * open; before that day there is nothing to be received but applications.
 */
export function applicationsOpenAt({
  receptionStartAt,
  startAt,
}: Pick<AvailabilityFacts, "receptionStartAt" | "startAt">): Date | null {
  const isBeforeTheDay = receptionStartAt !== null && tokyoDay(receptionStartAt) < tokyoDay(startAt);
  return isBeforeTheDay ? receptionStartAt : null;
}

const tokyoDay = (moment: Date) => toWireTime(moment).slice(0, 10);
