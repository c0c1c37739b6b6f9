/** Bookmarks of visitors: ids of events, kept on the device until somebody signs in. */
const place = "tsudoi.bookmarks";

const deviceBookmarksAtMost = 100;

/** In the order of bookmarking. Empty where the browser keeps nothing for us. */
export function readDeviceBookmarks(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    const ids = Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id) && id > 0) : [];
    return [...new Set<number>(ids)].slice(0, deviceBookmarksAtMost);
  } catch {
    return [];
  }
}

/** @returns whether the device has kept it */
export function keepDeviceBookmark(eventId: number): boolean {
  const kept = readDeviceBookmarks();
  if (kept.includes(eventId)) return true;
  return kept.length < deviceBookmarksAtMost && write([...kept, eventId]);
}

/** @returns whether it is gone */
export function dropDeviceBookmark(eventId: number): boolean {
  const kept = readDeviceBookmarks();
  return !kept.includes(eventId) || write(kept.filter((id) => id !== eventId));
}

/** Hears of what other tabs keep and drop. */
export function onDeviceBookmarksChanged(hear: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === place || key === null) hear();
  });
}

function write(ids: number[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
