import type { Executor } from "../../../platform/db/client.server.ts";
import { type EventRow, selectEvents } from "../event-rows.server.ts";
import { visibleToUniversity } from "../visibility/visible-to-university.server.ts";

/** The published events that an organization holds or co-hosts, as visitors see them, in the order of their start. */
export function eventsOfOrganization(db: Executor, organizationId: number): Promise<EventRow[]> {
  return selectEvents(db)
    .where("e.is_published", "=", true)
    .where(visibleToUniversity(null))
    .where("e.id", "in", (eb) =>
      eb
        .selectFrom("event_hosts as h")
        .select("h.event_id")
        .where("h.organization_id", "=", organizationId)
        .where("h.is_hosting", "=", true),
    )
    .orderBy("e.start_at")
    .orderBy("e.id")
    .execute();
}
