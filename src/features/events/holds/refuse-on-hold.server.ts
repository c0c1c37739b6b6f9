import type { Executor } from "../../../platform/db/client.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { type HoldFacts, isOnHold } from "./is-on-hold.ts";

/** Refuses what would bring an event that is on hold before people: publishing, a copy, a template of it. */
export function refuseOnHold(event: HoldFacts & { owner_suspended_at: Date | null }): void {
  if (event.owner_suspended_at) throw invalid("organization", "is_suspended");
  if (isOnHold(event)) throw invalid("event", "is_on_hold");
}

/** Refuses mails that organizers send: a suspended organization sends nothing. Those of an event that is held for itself wait. */
export async function refuseSuspendedOwner(db: Executor, eventId: number): Promise<void> {
  const event = await db
    .selectFrom("events")
    .select("owner_suspended_at")
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (event?.owner_suspended_at) throw invalid("organization", "is_suspended");
}
