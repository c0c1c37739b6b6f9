import { useEffect } from "react";

/**
 * Loads the page as a document where another page led here without one, such as the log-in: only the document of the page itself
 * comes with the policies that let it have the camera.
 */
export function useEntranceDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    const isOwn = !loaded || new URL(loaded.name).pathname === location.pathname;
    if (!isOwn && navigator.onLine) location.reload();
  }, []);
}
