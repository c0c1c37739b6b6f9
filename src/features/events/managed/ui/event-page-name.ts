import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { Event } from "../../events.contract.ts";
import { isPublic } from "../../visibility/event-visibility.ts";

/** A link to the page of an event, as its managers read it: there is nothing to preview of what everybody sees already. */
export function eventPageName(event: Event, t: Texts): string {
  return t(isPublic(event) ? "event_desk.public_page" : "event_desk.preview");
}
