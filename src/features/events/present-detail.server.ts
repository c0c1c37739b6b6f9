import type { RequestContext } from "../../platform/http/request-context.server.ts";
import { findHosts } from "./co-hosts/host-rows.server.ts";
import { ofHosts } from "./co-hosts/of-hosts.ts";
import type { EventRow } from "./event-rows.server.ts";
import type { Event } from "./events.contract.ts";
import { withHiddenPictures } from "./holds/pictures/with-hidden-pictures.server.ts";
import { findManagerDetails } from "./manager-details.server.ts";
import { findMeetingUrl } from "./meeting/meeting-url.server.ts";
import { presentEvent } from "./present-event.server.ts";

/** The event's own answer: with its hosts, and for its managers with what later features have on it. */
export async function presentDetail(
  context: RequestContext,
  row: EventRow,
  { isManager, withoutApplications = false }: { isManager: boolean; withoutApplications?: boolean },
): Promise<Event> {
  const { db } = context.platform;
  // At once: each would wait again for the turn of a busy process.
  const [hosts, details, meetingUrl] = await Promise.all([
    findHosts(db, row.id, { isHosting: !isManager }),
    isManager ? findManagerDetails(context, row.id, { withoutApplications }) : null,
    isManager ? findMeetingUrl(db, row.id) : null,
  ]);
  const event = presentEvent(row, context, {
    ...ofHosts(row, hosts, context.language),
    managerDetails: details ? { ...details, meeting_url: meetingUrl } : undefined,
  });
  return withHiddenPictures(context.platform, row, event);
}
