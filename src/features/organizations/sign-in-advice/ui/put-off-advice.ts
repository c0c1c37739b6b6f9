import { choiceStorage } from "../../../../platform/browser/storage/choice-storage.ts";
import { dayMs } from "../../../../shared/time/milliseconds.ts";

const place = "tsudoi.sign-in-advice";
const days = 3;

/** Whether somebody has said "later" within the last days, on this device; on a shared one, in this window. */
export function isPutOff(userId: number, now = Date.now()): boolean {
  try {
    const { owner, until } = JSON.parse(choiceStorage().getItem(place) ?? "{}");
    return owner === userId && now < until;
  } catch {
    return false;
  }
}

/** It comes again in three days. */
export function putOff(userId: number, now = Date.now()): void {
  try {
    choiceStorage().setItem(place, JSON.stringify({ owner: userId, until: now + days * dayMs }));
  } catch {
    // It is said again with the next page.
  }
}
