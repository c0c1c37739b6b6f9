import { isNextInWindowAlone, keepInWindowAlone } from "./stored-session.ts";

const place = "tsudoi.session-for-window";

/** Keeps the choice while the window is at another site, where somebody logs in, and comes back to a page that knows nothing of it. */
export function rememberChoiceOfWindow(): void {
  try {
    if (isNextInWindowAlone()) sessionStorage.setItem(place, "window");
    else sessionStorage.removeItem(place);
  } catch {
    // Without storage no session is kept either.
  }
}

/** Back from there: the session that starts next is for this window alone where that was chosen. */
export function recallChoiceOfWindow(): void {
  try {
    keepInWindowAlone(sessionStorage.getItem(place) !== null);
    sessionStorage.removeItem(place);
  } catch {
    // As above.
  }
}
