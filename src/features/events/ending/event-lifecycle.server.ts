import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint, type Extensions } from "../../../platform/extensions.ts";
import type { ChangeReason } from "../editing/change-reason.ts";

export interface EventTimes {
  startAt: Date;
  endAt: Date | null;
}

/** What a save has made of an event, for those who are told of it. */
export interface EventChange {
  eventId: number;
  /** Counts the edits of the event. */
  lockVersion: number;
  /** Counts the versions of its calendar entry. */
  calendarSequence: number;
  /** When it was to be until now. */
  before: EventTimes;
  /** Its time or place is another one. None of these is true of a cancelled event. */
  isMoved: boolean;
  /** Its online meeting has another address. */
  isMeetingNew: boolean;
  /** The draw of its places, or the deadline before it, is at another time. */
  isDrawMoved: boolean;
}

/** What one save has written. */
export interface SavedChanges {
  changes: readonly EventChange[];
  /** Why, in the organizer's words; null where nothing was written. */
  reason: ChangeReason | null;
  now: Date;
}

/** How many people are told of what one save has written, by mails that it queued. */
export interface PeopleTold {
  /** Of another time, place or meeting; with the reason. */
  ofChange: number;
  /** Of another draw alone. */
  ofDraw: number;
}

/** How many of those who wait are given places. */
export interface PlacesGiven {
  promoted: number;
  offered: number;
}

/** How and when an event comes to its end. */
export interface EventEnd {
  extensions: Extensions;
  now: Date;
}

/** Events of which a hold has ended; what was to happen during it, and was over before `before`, does not happen any more. */
export interface OverdueEvents {
  eventIds: readonly number[];
  /** When the hold of each began, in the same order. */
  since: readonly Date[];
  before: Date;
  now: Date;
}

/** An event that nothing holds any more, or that is held for another reason still (`isHeldStill`). */
export interface EventRelease {
  eventId: number;
  /** When what ends now began. */
  since: Date;
  /** For so long the event stood still because of it; the time in which it is held for another reason too counts when that ends. */
  standstillMs: number;
  isHeldStill: boolean;
  now: Date;
}

/** Extension point for changes of an event, run in its transaction with the event locked. */
export interface EventLifecycle {
  /** Throws `invalid` where the event must not be removed. What belongs to it goes with it by the database. */
  checkRemovable?(tx: Tx, eventId: number): Promise<void>;
  /** It may be removed and is about to be: erases what the database leaves behind. */
  onRemoved?(tx: Tx, eventId: number, end: EventEnd): Promise<void>;
  /** It is over or cancelled and its last host is deleted: erases what only somebody who manages it could. */
  onAbandoned?(tx: Tx, eventId: number, end: EventEnd): Promise<void>;
  /** Whether something relies on how the event gives its places, so that it has to stay, and a draw may not come sooner. */
  fixesSelection?(tx: Tx, eventId: number): Promise<boolean>;
  /** The event does not take place; the mails that this makes untrue are withdrawn already. */
  onCancelled?(tx: Tx, eventId: number): Promise<void>;
  /** Its own row has been written: it may have more places, which are given on, or take place again. */
  onUpdated?(tx: Tx, updated: { eventId: number; now: Date }): Promise<PlacesGiven>;
  /** Its time or place is another one; who is told of it is up to `notifyOfChanges`. */
  onMoved?(tx: Tx, moved: { eventId: number; now: Date }): Promise<void>;
  /** One save has written these events, all of them locked. */
  notifyOfChanges?(tx: Tx, saved: SavedChanges): Promise<PeopleTold>;
  /** The product team holds these events from now on, or suspends the owner of them all. */
  onHeld?(tx: Tx, held: { eventIds: readonly number[]; now: Date }): Promise<void>;
  /** That has ended; `onUpdated` follows where the event takes place again. */
  onReleased?(tx: Tx, released: EventRelease): Promise<void>;
  /** Nothing holds these events any more, and `onUpdated` was called for each. */
  notifyOfRelease?(tx: Tx, released: { eventIds: readonly number[]; now: Date }): Promise<void>;
  /** Of these events a hold has ended: gives up what is late by too long. */
  skipOverdue?(tx: Tx, overdue: OverdueEvents): Promise<void>;
  /** How many mails `onHeld` would queue for these events. */
  countToldOfHold?(db: Executor, eventIds: readonly number[], now: Date): Promise<number>;
  /** An organization co-hosts it from the end of this transaction on. */
  onCoHostAccepted?(tx: Tx, accepted: { eventId: number; organizationId: number; now: Date }): Promise<void>;
}

export const eventLifecycle = new ExtensionPoint<EventLifecycle>("something becomes of an event");
