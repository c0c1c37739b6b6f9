import { useSyncExternalStore } from "react";
import type { ApplicationState } from "../../../shared/application-states.ts";

/** The reader's bookmarks and applications, by the events' ids. */
export interface EventMarks {
  bookmarked: ReadonlySet<number>;
  /** How the reader's active applications stand. */
  applied: ReadonlyMap<number, ApplicationState>;
}

/** A message to the reader, as a whole sentence. */
export interface Said {
  message: string;
  kind: "success" | "error";
}

/**
 * Where the marks come from. Bookmarks and applications are kept by features that stand after this one, so the app hands
 * their source in, some moments after the page has woken up.
 */
export interface EventMarksSource {
  /** A part of the page shows marks; called for each of them. */
  want(): void;
  /** @returns what the reader has to be told of it */
  setBookmark(eventId: number, isBookmarked: boolean): Promise<Said | null>;
}

let marks: EventMarks = { bookmarked: new Set(), applied: new Map() };
const listeners = new Set<() => void>();
let provide: (source: EventMarksSource) => void;
const source = new Promise<EventMarksSource>((resolve) => {
  provide = resolve;
});

export function provideEventMarks(found: EventMarksSource): void {
  provide(found);
}

/** Lets every card and button of the page show these marks. */
export function showEventMarks(next: EventMarks): void {
  marks = next;
  for (const hear of listeners) hear();
}

export function setBookmark(eventId: number, isBookmarked: boolean): Promise<Said | null> {
  return source.then((found) => found.setBookmark(eventId, isBookmarked));
}

export const useIsBookmarked = (eventId: number) => useMark(() => marks.bookmarked.has(eventId), false);

/** How the reader's application stands; undefined for visitors and for who has none or an ended one. */
export const useAppliedState = (eventId: number) => useMark(() => marks.applied.get(eventId), undefined);

/** @param unknown on the server and until the marks are known; another value than `read` gives then would draw each card twice */
function useMark<T>(read: () => T, unknown: T): T {
  return useSyncExternalStore(subscribe, read, () => unknown);
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  void source.then(({ want }) => want());
  return () => listeners.delete(hear);
}
