import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";

/** Who else comes, on the page of an event: fetched for those alone who have a place. */
export const EventCompanions = lazyClientOnly(() => import("./companions-section.tsx"));
