import type { Event } from "../../features/events/events.contract.ts";
import { isPublic } from "../../features/events/events.public.ts";
import type { Texts } from "../../ui/texts/texts.tsx";

/** A link to the page of an event, as its managers read it: there is nothing to preview of what everybody sees already. */
export function eventPageName(event: Event, t: Texts): string {
  return t(isPublic(event) ? "event_desk.public_page" : "event_desk.preview");
}
