/** The page that lists the tickets of the reader. */
export const ticketsPath = "/me/tickets";

/** Is it the page of one ticket? */
export const isTicket = (path: string): boolean => /^\/events\/[^/]+\/ticket$/.test(path);

/** Worth keeping for whoever has opened them. */
const always = /^\/(?:events\/[^/]+\/ticket|door\/[^/]+)$/;
/** Worth keeping for who is signed in; to others they say nothing without a connection. */
const whenSignedIn = /^\/(?:me(?:\/[^/]+)?|events\/[^/]+\/check_in)$/;
/** Bound to no account: the link is the helper's, whoever signs in on the phone. */
const nobodys = /^\/door\//;

/** Is the page at this path to be there without a connection once it was seen? Others are where they are asked for (`keepPage`). */
export function isCachedOnceSeen(path: string, isSignedIn: boolean): boolean {
  return always.test(path) || (isSignedIn && whenSignedIn.test(path));
}

/** Does it go with its reader's session? */
export const isOnesOwn = (path: string): boolean => !nobodys.test(path);
