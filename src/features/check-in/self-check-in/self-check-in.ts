import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";

/** Checking oneself in, on the page of an event; fetched only for people who have a place. */
export const SelfCheckIn = lazyClientOnly(() => import("./self-check-in-section.tsx"));
