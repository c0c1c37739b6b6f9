import { isInWindowAlone, sessionPlace } from "./stored-session.ts";

/**
 * Another tab has logged in, in place of the session that this page has or had. One for this window alone is no other tab's matter.
 * @returns what ends the listening
 */
export function onSessionStartedElsewhere(hear: () => void): () => void {
  const hearOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === sessionPlace && newValue !== null && !isInWindowAlone()) hear();
  };
  addEventListener("storage", hearOtherTab);
  return () => removeEventListener("storage", hearOtherTab);
}
