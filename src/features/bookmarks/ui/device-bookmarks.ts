/** Bookmarks of visitors: ids of events, kept on the device until somebody signs in. */
const place = "tsudoi.bookmarks";

const deviceBookmarksAtMost = 100;

/** In the order of bookmarking. Empty where the browser keeps nothing for us. */
export function readDeviceBookmarks(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    const ids = Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id) && id > 0) : [];
    return [...new Set<number>(ids)].slice(0, deviceBookmarksAtMost);
  } catch {
    return [];
  }
}

/** @returns whether the device has kept it */
export function keepDeviceBookmark(eventId: number): boolean {
  const stored = readDeviceBookmarks();
  if (stored.includes(eventId)) return true;
  return stored.length < deviceBookmarksAtMost && write([...stored, eventId]);
}

/** @returns whether it is gone */
export function dropDeviceBookmark(eventId: number): boolean {
  const stored = readDeviceBookmarks();
  return !stored.includes(eventId) || write(stored.filter((id) => id !== eventId));
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
