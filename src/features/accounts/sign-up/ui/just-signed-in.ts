/** State of the navigation that leads from the log-in or the sign-up back to where somebody came from. */
export const justSignedIn = { isJustSignedIn: true } as const;

/** @param state of the page's location */
export function hasJustSignedIn(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isJustSignedIn" in state;
}
