import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";

/** The code of the ticket of somebody who is coming to an event that is not cancelled; null for everybody else. */
export async function findTicketCode(db: Executor, eventId: number, userId: number): Promise<string | null> {
  const ticket = await db
    .selectFrom("tickets as t")
    .innerJoin("applications as a", "a.id", "t.application_id")
    .innerJoin("events as e", "e.id", "a.event_id")
    .select("t.code")
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .where("t.is_withdrawn", "=", false)
    .where("e.cancelled_at", "is", null)
    .where(isComingSql("a"))
    .executeTakeFirst();
  return ticket?.code ?? null;
}
