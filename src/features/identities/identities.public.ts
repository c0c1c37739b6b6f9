import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";

export { HandBack } from "./ui/beside/hand-back.tsx";
export { ProvidersBeside } from "./ui/beside/providers-beside.tsx";
export { LogInFailed } from "./ui/log-in-failed.tsx";
export { ProviderButtons } from "./ui/provider-buttons.tsx";
export { ProviderProofs } from "./ui/provider-proofs.tsx";
export { TradeTicket } from "./ui/trade-ticket.tsx";

/** A section of the page on one's own security. */
export const Identities = lazyClientOnly(async () => {
  const { Identities: Section } = await import("./ui/identities.tsx");
  return { default: Section };
});
