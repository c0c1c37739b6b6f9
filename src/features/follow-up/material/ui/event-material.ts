import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";

/** An event's material on its page; fetched once the event has begun. */
export const EventMaterial = lazyClientOnly(() => import("./material-section.tsx"));
