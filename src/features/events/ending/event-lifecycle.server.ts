import type { Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";

/** Extension point for changes of an event, run in its transaction with the event locked. */
export interface EventLifecycle {
  /** Throws `invalid` where the event must not be removed. What belongs to it goes with it by the database. */
  checkRemovable?(tx: Tx, eventId: number): Promise<void>;
  /** Whether something relies on how the event gives its places, so that it has to stay. */
  fixesSelection?(tx: Tx, eventId: number): Promise<boolean>;
  /** The event does not take place; the mails that this makes untrue are withdrawn already. */
  onCancelled?(tx: Tx, eventId: number): Promise<void>;
  /** Its own row has been written: it may have more places, or take place again. */
  onUpdated?(tx: Tx, updated: { eventId: number; now: Date }): Promise<void>;
  /**
   * Its time or place is another one.
   * @param calendarSequence counts the versions of its calendar entry
   */
  onMoved?(tx: Tx, moved: { eventId: number; calendarSequence: number; now: Date }): Promise<void>;
  /** A copy of it has been written, to be held at another time; nobody has applied to that one. */
  onDuplicated?(tx: Tx, duplicated: { eventId: number; copyId: number }): Promise<void>;
}

export const eventLifecycle = new ExtensionPoint<EventLifecycle>("something becomes of an event");
