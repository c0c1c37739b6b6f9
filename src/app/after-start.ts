import { noteOpenedEvent } from "../features/applications/applications.public.ts";
import type { Language } from "../shared/languages/languages.ts";
import { startEventMarks } from "./event-marks/start-event-marks.ts";
import { cacheOfflinePage } from "./offline/cache-offline-page.ts";

/** Once the page has woken up: fetched as one file, after what the page is for. */
export function afterStart(language: Language): void {
  startEventMarks();
  noteOpenedEvent(documentAddress(), document.referrer);
  if (import.meta.env.PROD && "serviceWorker" in navigator) cacheOfflinePage(language).catch(() => {});
}

/** The address with which the document was opened. */
function documentAddress(): URL {
  const [opened] = performance.getEntriesByType("navigation");
  return new URL(opened?.name ?? location.href);
}
