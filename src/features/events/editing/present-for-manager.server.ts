import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { Event } from "../events.contract.ts";
import { presentDetail } from "../present-detail.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";

/** An event as the answer to who has just changed it shows it. */
export async function presentForManager(context: RequestContext, id: number): Promise<Event> {
  const row = await findEvent(context.platform.db, id);
  if (!row) throw notFound("event");
  return presentDetail(context, row, { isManager: true });
}
