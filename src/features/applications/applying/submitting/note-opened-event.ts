import { notedVisit, noteVisit } from "./noted-visit.ts";

const pageOfEvent = /^\/events\/([1-9]\d{0,8})(?:\/|$)/;

/**
 * Notes where somebody came from, if the document was opened as a page of an event. The first visit counts, also after a log-in elsewhere
 * and back, until an address names another source.
 * @param opened the address with which the document was opened; the page may have gone on since
 */
export function noteOpenedEvent(opened: URL, referrer: string): void {
  const id = Number(pageOfEvent.exec(opened.pathname)?.[1] ?? 0);
  if (!id || (notedVisit(id) && !opened.searchParams.has("from"))) return;
  noteVisit(id, { search: opened.search, referrer });
}
