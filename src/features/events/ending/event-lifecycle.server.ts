import type { Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";

export interface EventTimes {
  startAt: Date;
  endAt: Date | null;
}

/** Extension point for changes of an event, run in its transaction with the event locked. */
export interface EventLifecycle {
  /** Throws `invalid` where the event must not be removed. What belongs to it goes with it by the database. */
  checkRemovable?(tx: Tx, eventId: number): Promise<void>;
  /** It may be removed and is about to be: erases what the database leaves behind. */
  onRemoved?(tx: Tx, eventId: number, now: Date): Promise<void>;
  /** Whether something relies on how the event gives its places, so that it has to stay, and a draw may not come sooner. */
  fixesSelection?(tx: Tx, eventId: number): Promise<boolean>;
  /** The event does not take place; the mails that this makes untrue are withdrawn already. */
  onCancelled?(tx: Tx, eventId: number): Promise<void>;
  /** Its own row has been written: it may have more places, or take place again. */
  onUpdated?(tx: Tx, updated: { eventId: number; now: Date }): Promise<void>;
  /**
   * Its time or place is another one.
   * @param calendarSequence counts the versions of its calendar entry
   * @param before when it was to be until now
   */
  onMoved?(
    tx: Tx,
    moved: { eventId: number; calendarSequence: number; before: EventTimes; now: Date },
  ): Promise<void>;
  /**
   * The draw of its places, or the deadline before it, is at another time.
   * @param lockVersion counts the edits of the event
   */
  onDrawMoved?(tx: Tx, moved: { eventId: number; lockVersion: number }): Promise<void>;
  /** Its online meeting has another address, and it has not moved. */
  onMeetingChanged?(tx: Tx, changed: { eventId: number; calendarSequence: number; now: Date }): Promise<void>;
  /** A copy of it has been written, to be held at another time; nobody has applied to that one. */
  onDuplicated?(tx: Tx, duplicated: { eventId: number; copyId: number }): Promise<void>;
}

export const eventLifecycle = new ExtensionPoint<EventLifecycle>("something becomes of an event");
