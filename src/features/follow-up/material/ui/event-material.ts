import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";

/** An event's material on its page, below what those who came find there; fetched once the event has begun. */
export const EventMaterial = lazyClientOnly(() => import("../../ui/after-event-parts.tsx"));
