import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";

const entriesAtMost = 50;

interface HistoryRow {
  event_id: number;
  start_at: Date;
  state: ApplicationState;
  checked_in_at: Date | null;
}

/**
 * Where else somebody has applied among the events of those hosts of an event for which the caller acts, latest start first. A co-host
 * learns nothing of what the other host does on its own.
 * @param asked.organizationId for which a program acts, whatever else its token's maker is in
 */
export async function findHistory(
  db: Executor,
  asked: { eventId: number; userId: number; callerId: number; organizationId: number | undefined },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select a.event_id, e.start_at, a.state, came.checked_in_at
      from applications a
      join events e on e.id = a.event_id
      left join attendances came on came.application_id = a.id
     where a.user_id = ${asked.userId} and a.event_id <> ${asked.eventId}
       and exists (select from applications here where here.event_id = ${asked.eventId} and here.user_id = a.user_id)
       and exists (
         select from event_hosts host
           join organization_members m on m.organization_id = host.organization_id and m.user_id = ${asked.callerId} and m.is_organizer
           join event_hosts other on other.organization_id = host.organization_id and other.is_hosting
          where host.event_id = ${asked.eventId} and host.is_hosting and other.event_id = a.event_id
            and host.organization_id = coalesce(${asked.organizationId ?? null}::integer, host.organization_id))
     order by e.start_at desc, e.id desc limit ${entriesAtMost}`.execute(db);
  return rows;
}
