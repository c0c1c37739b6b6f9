import { useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { readFromTab, storeInTab } from "../../../platform/browser/storage/tab-storage.ts";
import { useIsHydrated } from "../../../ui/forms/use-is-hydrated.ts";

const keyOf = (eventId: number) => `tsudoi.apply-page-seen.${eventId}`;

/**
 * Whether the reader has come to the apply page by a link of the site or a log-in, or by its address for the first time in this tab:
 * not by going back, by reloading, in a restored or doubled tab, or by changing the language.
 */
export function useNewArrival(eventId: number): boolean {
  const type = useNavigationType();
  const isOpenedHere = useIsHydrated();
  const [isNew] = useState(() =>
    type === NavigationType.Pop
      ? // A page that was opened by its address wakes up; one to which the reader has gone back is made anew.
        !isOpenedHere && isFreshDocument() && !readFromTab(keyOf(eventId))
      : true,
  );
  return isNew;
}

/** From now on the page counts as seen in this tab by somebody signed in. */
export function markApplyPageSeen(eventId: number): void {
  storeInTab(keyOf(eventId), true);
}

function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}
