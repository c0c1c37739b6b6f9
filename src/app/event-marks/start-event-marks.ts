import { myEventMarks } from "../../features/bookmarks/bookmarks.public.ts";
import { provideEventMarks } from "../../features/events/events.public.ts";

/** Fetched once the page has woken up: cards and buttons show nothing of the reader before. */
export function startEventMarks(): void {
  provideEventMarks(myEventMarks());
}
