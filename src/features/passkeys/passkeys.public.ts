export { fetchPasskeyParts } from "./ui/fetch-passkey-parts.ts";
export { PasskeySignIn } from "./ui/passkey-sign-in.tsx";
