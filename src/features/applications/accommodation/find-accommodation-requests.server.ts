import type { Executor } from "../../../platform/db/client.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import type { AccommodationRequest } from "../applications.contract.ts";

/** Of everybody who is still applying, in the order of applying. */
export function findAccommodationRequests(db: Executor, eventId: number): Promise<AccommodationRequest[]> {
  return db
    .selectFrom("accommodation_requests as r")
    .innerJoin("applications as a", "a.id", "r.application_id")
    .select(["a.user_id", "r.text"])
    .where("a.event_id", "=", eventId)
    .where(isActiveSql("a"))
    .orderBy("a.applied_at")
    .orderBy("a.id")
    .execute();
}
