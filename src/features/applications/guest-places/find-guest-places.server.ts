import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { isOnHoldSql } from "../../events/events.server.ts";

/**
 * Applications of guests with the address that an account has confirmed: anybody can sign up with somebody else's. Those that are over, and
 * of events that are cancelled or on hold, are nothing to take over; nor is what they have said not to be theirs.
 */
export function findGuestPlaces(db: Executor, userId: number) {
  return db
    .selectFrom("users as me")
    .innerJoin("users as guest", (join) =>
      join.on((eb) => eb("guest.guest_email", "=", eb.fn<string>("lower", ["me.email"]))),
    )
    .innerJoin("applications as a", "a.user_id", "guest.id")
    .innerJoin("events as e", "e.id", "a.event_id")
    .select(["a.id", "a.event_id", "a.state", "guest.id as guest_id", "guest.first_name", "guest.last_name"])
    .where("me.id", "=", userId)
    .where("me.email_confirmed_at", "is not", null)
    .where(mayAct("me"))
    .where(isNotDeleted("guest"))
    .where("guest.guest_declined_at", "is", null)
    .where(isActiveSql("a"))
    .where("e.cancelled_at", "is", null)
    .where(sql<boolean>`not ${isOnHoldSql()}`)
    .orderBy("e.start_at")
    .orderBy("a.id")
    .execute();
}

export type GuestPlaceRow = Awaited<ReturnType<typeof findGuestPlaces>>[number];
