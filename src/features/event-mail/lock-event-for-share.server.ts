import type { Tx } from "../../platform/db/client.server.ts";

/**
 * Whether the event is published and takes place later; it can neither be cancelled nor removed until the transaction has
 * ended, so a cancelling finds all of its mails.
 */
export async function lockUpcomingEventForShare(tx: Tx, eventId: number, now: Date): Promise<boolean> {
  const event = await tx
    .selectFrom("events")
    .select("start_at")
    .where("id", "=", eventId)
    .where("is_published", "=", true)
    .where("cancelled_at", "is", null)
    .where("start_at", ">", now)
    .forShare()
    .executeTakeFirst();
  return event !== undefined;
}
