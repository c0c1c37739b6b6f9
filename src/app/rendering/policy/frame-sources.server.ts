import { mapOrigin } from "../../../features/events/events.public.ts";

/** Other sites that a page may show in a frame: the map of an event's place, where its reader has asked for it. */
export function frameSources({ pathname, searchParams }: URL): string[] {
  return /^\/events\/[^/]+$/.test(pathname) && searchParams.has("map") ? [mapOrigin] : [];
}
