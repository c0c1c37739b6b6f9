import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { recordEventActivity } from "../activity/record-event-activity.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import { eventLifecycle } from "./event-lifecycle.server.ts";

/** Removes an event with all that belongs to it, where no later feature needs it. */
export function removeEvent({ db, extensions, clock }: Platform, id: number): Promise<void> {
  return inLockedEvent(db, id, async (tx) => {
    for (const feature of extensions.of(eventLifecycle)) await feature.checkRemovable?.(tx, id);
    await recordEventActivity(tx, id, "event.removed", { details: { title: await titleOf(tx, id) } });
    const end = { extensions, now: clock.now() };
    for (const feature of extensions.of(eventLifecycle)) await feature.onRemoved?.(tx, id, end);
    await tx.deleteFrom("hold_answers").where("event_id", "=", id).execute();
    const { numDeletedRows } = await tx.deleteFrom("events").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("event");
  });
}

/** In its main language: nobody can look it up any more. */
async function titleOf(tx: Tx, eventId: number): Promise<string> {
  const main = await tx
    .selectFrom("event_texts")
    .select("title")
    .where("event_id", "=", eventId)
    .where("is_main", "=", true)
    .executeTakeFirst();
  return main?.title ?? "";
}
