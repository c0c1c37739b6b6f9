import type { Language } from "../shared/languages/languages.ts";
import { startEventMarks } from "./event-marks/start-event-marks.ts";
import { cacheOfflinePage } from "./offline/cache-offline-page.ts";

/** Once the page has woken up: fetched as one file, after what the page is for. */
export function afterStart(language: Language): void {
  startEventMarks();
  if (import.meta.env.PROD && "serviceWorker" in navigator) cacheOfflinePage(language).catch(() => {});
}
