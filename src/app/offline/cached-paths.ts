/** The browser's cache of the page that says there is no connection; what is kept beside it are pages that somebody has seen. */
export const offlineCache = "offline";

/** The page that lists the tickets of the reader. */
export const ticketsPath = "/me/tickets";

/** Is it the page of one ticket? */
export const isTicket = (path: string): boolean => /^\/events\/[^/]+\/ticket$/.test(path);

/** Worth keeping for whoever has opened them. */
const always = /^\/(?:events\/[^/]+\/ticket|door\/[^/]+)$/;
/** Worth keeping for who is signed in; to others they say nothing without a connection. */
const whenSignedIn = /^\/(?:me(?:\/[^/]+)?|events\/[^/]+\/check_in)$/;

/** Is the page at this path to be there without a connection once it was seen? Others are where they are asked for (`keepPage`). */
export function isCachedOnceSeen(path: string, isSignedIn: boolean): boolean {
  return always.test(path) || (isSignedIn && whenSignedIn.test(path));
}
