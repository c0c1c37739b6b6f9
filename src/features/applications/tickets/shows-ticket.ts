import { type ApplicationState, isComing } from "../../../shared/application-states.ts";
import type { Event } from "../../events/events.contract.ts";
import { ticketsEndAt, timesOf } from "../../events/events.public.ts";

/** Whether somebody with an application in this state has a ticket to show; there is none while the event is on hold. */
export function showsTicket(
  state: ApplicationState,
  event: Pick<Event, "start_at" | "end_at" | "cancelled_at" | "held_at">,
  now: Date,
): boolean {
  return isComing(state) && !event.cancelled_at && !event.held_at && now < ticketsEndAt(timesOf(event));
}
