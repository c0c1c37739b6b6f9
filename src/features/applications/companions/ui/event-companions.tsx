import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";

/** The others who come, on the page of an event; fetched only for people who have a place. */
export const EventCompanions = lazyClientOnly(() => import("./companions-section.tsx"));
