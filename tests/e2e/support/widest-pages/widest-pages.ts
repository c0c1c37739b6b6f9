import { isWritten, type Language, languages } from "../../../../src/shared/languages/languages.ts";
import { labelRoom } from "./label-room.ts";
import { type LabelledPage, labelledPages } from "./pages.ts";

interface WidePage {
  page: LabelledPage;
  language: Language;
  /** See `labelRoom`. */
  room: number;
}

/**
 * The pages to look at in the languages that are not looked at page by page: languages take turns, the one with the widest labels first,
 * and each takes the page that grows most in it of those that are left, first of those that are always looked at. The same texts give
 * the same pages.
 */
export function widestPages(count: number): WidePage[] {
  const sampled = languages.filter((language) => !isWritten(language));
  const rooms = sampled.map((language) =>
    labelledPages
      .map((page) => ({ page, language, room: labelRoom(page.labels, language) }))
      .sort((one, other) => other.room - one.room)
      .sort((one, other) => Number(other.page.isAlways ?? false) - Number(one.page.isAlways ?? false)),
  );
  const widest = (pages: readonly WidePage[]) => Math.max(...pages.map(({ room }) => room));
  rooms.sort((one, other) => widest(other) - widest(one));
  const taken: WidePage[] = [];
  while (taken.length < count) {
    const ofLanguage = rooms[taken.length % rooms.length] ?? [];
    const next = ofLanguage.find(({ page }) => !taken.some((one) => one.page === page));
    if (!next) break;
    taken.push(next);
  }
  return taken;
}
