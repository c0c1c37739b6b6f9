import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/**
 * As the router's component of this name, without its script in every page: what that does before the page is awake, browsers do by
 * themselves for a page that is loaded again, and {@link nameHistoryEntry} does the rest.
 */
export function ScrollRestoration(): null {
  useScrollRestoration();
  return null;
}

/** Gives the page's entry in the browser's history the name under which the router notes how far down somebody was. Before the router begins. */
export function nameHistoryEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, "");
}
