import type { ApplyingLeadsTo } from "../../events/events.public.ts";

const place = "tsudoi.interrupted-press";
const validMinutes = 60;

interface InterruptedPress {
  eventId: number;
  /** What the button said. */
  leadsTo: ApplyingLeadsTo;
  at: number;
}

/**
 * Keeps that a visitor wants to apply while they log in or sign up. It is kept by this tab alone and not in an address: a link
 * that somebody else has made must not apply.
 */
export function keepInterruptedPress(eventId: number, leadsTo: ApplyingLeadsTo): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ eventId, leadsTo, at: Date.now() }));
  } catch {
    // Without storage the button has to be pressed once more.
  }
}

/** The press for an event that waits for its log-in; null where there is none. */
export function findInterruptedPress(eventId: number): ApplyingLeadsTo | null {
  try {
    const press: InterruptedPress | null = JSON.parse(sessionStorage.getItem(place) ?? "null");
    const isOfThis = press?.eventId === eventId && Date.now() - press.at < validMinutes * 60_000;
    return isOfThis ? press.leadsTo : null;
  } catch {
    return null;
  }
}

/** A press goes on once. */
export function forgetInterruptedPress(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing is kept then.
  }
}
