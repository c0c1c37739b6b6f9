import { BookmarkRibbon } from "./bookmark-ribbon.tsx";
import { useBookmark } from "./use-bookmark.ts";

/** Keeps an event for later, also for visitors. */
export function BookmarkButton({ eventId, title }: { eventId: number; title: string }) {
  const { isBookmarked, toggle } = useBookmark(eventId);
  return <BookmarkRibbon title={title} isPressed={isBookmarked} hasWord onPress={() => void toggle()} />;
}
