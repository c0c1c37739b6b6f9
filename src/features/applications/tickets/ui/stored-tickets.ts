import { personalStore } from "../../../../platform/browser/storage/personal-store.ts";
import { sessionOwner } from "../../../../platform/browser/storage/stored-session.ts";
import { withoutRuby } from "../../../../shared/ruby/ruby-marks.ts";
import type { TicketEvent } from "./describe-ticket-event.ts";

/** A ticket as the device keeps it, with all that its page shows. */
export interface StoredTicket {
  code: string;
  /** The holder's name; empty while it is not known. */
  holder: string;
  event: TicketEvent;
  /** Time at which the server last said that it is valid, in milliseconds. */
  checkedAt: number;
}

const store = personalStore<StoredTicket>("ticket");

/**
 * Kept are words without the readings over them, for pages of every language. A browser may refuse to keep anything; tickets then need a
 * connection.
 */
export async function keepTicket({ event, ...ticket }: StoredTicket): Promise<void> {
  const owner = sessionOwner();
  const stored = {
    ...ticket,
    event: { ...event, title: withoutRuby(event.title), place: withoutRuby(event.place) },
  };
  if (owner) await store.keep(owner, event.id, stored).catch(() => {});
}

export async function findStoredTicket(eventId: number): Promise<StoredTicket | undefined> {
  const owner = sessionOwner();
  return owner ? store.find(owner, eventId).catch(() => undefined) : undefined;
}

/** Of the person who is signed in, soonest event first. */
export async function listStoredTickets(): Promise<StoredTicket[]> {
  const owner = sessionOwner();
  const tickets = owner ? await store.list(owner).catch(() => []) : [];
  return tickets.sort((one, other) => Date.parse(one.event.start_at) - Date.parse(other.event.start_at));
}

export async function removeStoredTicket(eventId: number): Promise<void> {
  const owner = sessionOwner();
  if (owner) await store.remove(owner, eventId).catch(() => {});
}
