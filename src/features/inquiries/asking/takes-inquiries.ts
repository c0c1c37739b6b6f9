import { dayMs } from "../../../shared/time/milliseconds.ts";
import { endsAt, type StartAndEnd } from "../../events/events.public.ts";

const days = 30;

/** Things lost or promised at an event are asked about in the month after it. */
export function inquiriesEndAt(event: StartAndEnd): Date {
  return new Date(endsAt(event).getTime() + days * dayMs);
}

/** Whether questions about an event can be asked. */
export function takesInquiries(event: StartAndEnd, now: Date): boolean {
  return now < inquiriesEndAt(event);
}
