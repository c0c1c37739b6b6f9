/** What logging in with a passkey takes, and what asks to have one: in a file of its own, since most log in with a password. */
export const fetchPasskeyParts = () => import("./passkey-parts.ts");
