import { useSyncExternalStore } from "react";

/** Readings that somebody has asked for, and what draws them; both are fetched then. */
export interface ShownRuby {
  eventId: number;
  /** The title as markup with readings. */
  title(title: string): string;
  /** The markup of the description below a title, with readings. */
  description(title: string, html: string): string;
}

let shown: ShownRuby | null = null;
const listeners = new Set<() => void>();

/** Shows readings on the page of an event, or takes them away. */
export function showRuby(next: ShownRuby | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The readings that an event's page shows over its Japanese text; null where nobody has asked for them. */
export function useShownRuby(eventId: number): ShownRuby | null {
  const found = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return found?.eventId === eventId ? found : null;
}
