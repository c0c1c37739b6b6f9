import { useEffect, useState } from "react";

const place = "tsudoi.reminder-wish";
const validMinutes = 60;

/**
 * Keeps that a visitor wants to be reminded of an event while they sign up or log in. It is kept by this tab alone and not in
 * an address: a link that somebody else has made must not set anything.
 */
export function requestReminder(eventId: number): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ eventId, at: Date.now() }));
  } catch {
    // Without storage the reminder has to be pressed once more.
  }
}

/** Whether the person has come back signed in to an event of which they wished to be reminded. */
export function useReminderRequest(eventId: number, isSignedIn: boolean): boolean {
  const [isWished, setWished] = useState(false);
  useEffect(() => {
    if (isSignedIn && takeReminderRequest(eventId)) setWished(true);
  }, [eventId, isSignedIn]);
  return isWished;
}

function takeReminderRequest(eventId: number): boolean {
  try {
    const request = JSON.parse(sessionStorage.getItem(place) ?? "null");
    if (request?.eventId !== eventId) return false;
    sessionStorage.removeItem(place);
    return Date.now() - request.at < validMinutes * 60_000;
  } catch {
    return false;
  }
}
