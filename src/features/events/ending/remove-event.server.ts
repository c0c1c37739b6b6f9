import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import { eventLifecycle } from "./event-lifecycle.server.ts";

/** Removes an event with all that belongs to it, where no later feature needs it. */
export function removeEvent({ db, extensions, clock }: Platform, id: number): Promise<void> {
  return inLockedEvent(db, id, async (tx) => {
    for (const feature of extensions.of(eventLifecycle)) await feature.checkRemovable?.(tx, id);
    for (const feature of extensions.of(eventLifecycle)) await feature.onRemoved?.(tx, id, clock.now());
    const { numDeletedRows } = await tx.deleteFrom("events").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("event");
  });
}
