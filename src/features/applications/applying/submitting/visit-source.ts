import { viewSource } from "../../../../shared/view-source.ts";
import { notedVisit } from "./noted-visit.ts";

/** The source that an application is sent with, of the visit that led to it: where no document was opened for the event, another page of ours led to it. */
export function visitSource(eventId: number): { source: string } {
  const visit = notedVisit(eventId);
  return { source: visit ? viewSource(visit.search, visit.referrer) : "site" };
}
