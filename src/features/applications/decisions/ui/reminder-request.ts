import { useEffect, useState } from "react";
import { wishUntilLogIn } from "../../applying/ui/wish-until-log-in.ts";

const reminderWish = wishUntilLogIn<true>("tsudoi.reminder-wish");

/** Keeps that a visitor wants to be reminded of an event while they sign up or log in. */
export function requestReminder(eventId: number): void {
  reminderWish.store(eventId, true);
}

/** Whether the person has come back signed in to an event of which they wished to be reminded. */
export function useReminderRequest(eventId: number, isSignedIn: boolean): boolean {
  const [isWished, setWished] = useState(false);
  useEffect(() => {
    if (!isSignedIn || !reminderWish.find(eventId)) return;
    reminderWish.clear();
    setWished(true);
  }, [eventId, isSignedIn]);
  return isWished;
}
