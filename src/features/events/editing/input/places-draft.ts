import type { Selection } from "../../availability/selections.ts";
import type { EventRow } from "../../event-rows.server.ts";
import type { EventIn } from "../edit-event.contract.ts";

/** How an event would give its places after an edit, with the times that bound it. */
export interface PlacesDraft {
  start_at: Date | null;
  apply_due: Date | null;
  selection: Selection;
  promote_until: Date | null;
  lottery_at: Date | null;
  /** Until when some alone may apply. */
  priorityUntil: Date | null;
}

/** How it gives them so far, as far as that can keep an edit from changing it. */
export interface StoredPlaces {
  selection: Selection;
  apply_due: Date | null;
  lottery_at: Date | null;
  isDrawn: boolean;
  /** Somebody has applied on these terms, also if they have cancelled. */
  hasApplications: boolean;
}

type Row = Pick<
  EventRow,
  | "start_at"
  | "apply_due_at"
  | "selection"
  | "promote_until_at"
  | "lottery_at"
  | "lottery_drawn_at"
  | "priority_until_at"
>;

type Sent = Pick<
  EventIn,
  "start_at" | "apply_due" | "selection" | "promote_until" | "lottery_at" | "priority_access"
>;

/** @param stored null for an event that is new */
export function placesDraftOf(stored: Row | null, sent: Sent): PlacesDraft {
  const now = <Value>(value: Value | undefined, before: Value | undefined, otherwise: Value) =>
    value === undefined ? (before ?? otherwise) : value;
  const priorityUntil = sent.priority_access === null ? null : sent.priority_access?.until;
  return {
    start_at: now(sent.start_at, stored?.start_at, null),
    apply_due: now(sent.apply_due, stored?.apply_due_at, null),
    selection: now(sent.selection, stored?.selection as Selection | undefined, "first_come"),
    promote_until: now(sent.promote_until, stored?.promote_until_at, null),
    lottery_at: now(sent.lottery_at, stored?.lottery_at, null),
    priorityUntil: now(priorityUntil, stored?.priority_until_at, null),
  };
}

export function storedPlacesOf(row: Row, hasApplications: boolean): StoredPlaces {
  return {
    selection: row.selection as Selection,
    apply_due: row.apply_due_at,
    lottery_at: row.lottery_at,
    isDrawn: row.lottery_drawn_at !== null,
    hasApplications,
  };
}
