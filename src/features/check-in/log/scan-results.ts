/** The outcomes of a scan. */
export const scanResults = [
  "checked_in",
  "already_checked_in",
  "undone",
  /** An undo without effect. */
  "not_checked_in",
  /** The ticket is, or was, of somebody who has no place: who waits, has cancelled, or has another ticket by now. */
  "not_confirmed",
  "other_event",
  "unknown",
  /** Not a scan; nothing of it is kept, so it does not use up its nonce. */
  "malformed",
] as const;
export type ScanResult = (typeof scanResults)[number];
