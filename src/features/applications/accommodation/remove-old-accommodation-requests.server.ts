import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { accommodationUntilSql } from "../../events/events.server.ts";

/** Those to events that are over for a week or were cancelled, and those of people who are not coming any more. */
export async function removeOldAccommodationRequests({ db, clock }: Platform): Promise<void> {
  await sql`
    delete from accommodation_requests r using applications a join events e on e.id = a.event_id
     where a.id = r.application_id
       and (e.cancelled_at is not null or not ${isActiveSql("a")} and a.tell_at is null
            or ${accommodationUntilSql()} < ${clock.now()})`.execute(db);
}
