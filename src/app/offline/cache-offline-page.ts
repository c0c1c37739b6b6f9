import type { Language } from "../../shared/languages/languages.ts";
import { offlineCache } from "./cached-paths.ts";
import { loadWithoutConnection } from "./load-without-connection.ts";
import { startCachingPages } from "./start-caching-pages.ts";

/** As the service worker asks for it, in whichever language it was kept. */
const stored = "/offline";

/**
 * Keeps the page that says there is no connection, in the reader's language, and then lets the service worker answer with it.
 * The worker's address names no language: when one worker takes the place of another, Chromium may lose the navigation that is
 * under way, and the reader waits for a page that never comes.
 */
export async function cacheOfflinePage(language: Language): Promise<void> {
  const address = `/offline?lang=${language}`;
  const pages = await caches.open(offlineCache);
  if (!(await pages.match(stored))?.url.endsWith(address)) {
    const page = await fetch(address, { cache: "reload" });
    if (!page.ok) return;
    await pages.put(stored, page);
  }
  await navigator.serviceWorker.register("/service-worker.js");
  startCachingPages(language);
  loadWithoutConnection();
}
