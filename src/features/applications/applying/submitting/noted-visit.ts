import { readFromTab, storeInTab } from "../../../../platform/browser/storage/tab-storage.ts";

/** As a view is counted by: the address from `?` on, and the referrer. */
interface Visit {
  search: string;
  referrer: string;
}

const keyOf = (eventId: number) => `tsudoi.visit.${eventId}`;

/** The visit to an event's page, or to one below it, that this tab has noted; null where there was none. */
export const notedVisit = (eventId: number) => readFromTab<Visit>(keyOf(eventId));

/**
 * Notes in this tab where its reader came from to an event.
 * @param visit by the address with which the document was opened: what follows is a way within the site
 */
export const noteVisit = (eventId: number, visit: Visit) => storeInTab(keyOf(eventId), visit);
