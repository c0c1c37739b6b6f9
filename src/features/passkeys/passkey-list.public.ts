import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";

export { PasskeyProof } from "./ui/passkey-proof.tsx";
export { useProof } from "./ui/use-proof.tsx";
export { WayIn, WaysIn } from "./ui/ways-in.tsx";

/** A section of the page on one's own security. */
export const Passkeys = lazyClientOnly(async () => {
  const { Passkeys: Section } = await import("./ui/passkeys.tsx");
  return { default: Section };
});
