import type { Event } from "../../events/events.contract.ts";
import { applicationsCloseAt, factsOfEvent } from "../../events/events.public.ts";
import type { MyApplication } from "../applications.contract.ts";

/** The end of the time in which answers can be changed: with applications, or later where an organizer lets this person. */
export function answersCloseAt(event: Event, { answers_open_until }: MyApplication): Date {
  const closes = applicationsCloseAt(factsOfEvent(event));
  const reopened = answers_open_until ? Date.parse(answers_open_until) : 0;
  return new Date(Math.max(closes.getTime(), reopened));
}
