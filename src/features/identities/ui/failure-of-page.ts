import { type LogInFailureReason, logInFailures } from "../log-in-failure.ts";

/** What stands behind the `#` of the page's address, taken out of it: it is for this moment alone. */
export function takeFragment(): URLSearchParams {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  return fragment;
}

export const failureIn = (fragment: URLSearchParams): LogInFailureReason | null =>
  logInFailures.find((reason) => reason === fragment.get("failed")) ?? null;
