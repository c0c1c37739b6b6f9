import type { Platform } from "../../../platform/platform.ts";
import { AppError, invalid, notFound } from "../../../shared/app-error.ts";
import { updateEvent } from "../editing/update-event.server.ts";
import { refuseOnHold } from "../holds/refuse-on-hold.server.ts";
import { requireEventManager } from "../permissions/require-event-manager.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { isPublic } from "../visibility/event-visibility.ts";

interface PublishedEvents {
  done: number[];
  refused: { id: number; error: AppError }[];
}

/**
 * Publishes each event for itself, one after the other: what one of them is refused for holds up no other. One that is public
 * already is left as it is.
 */
export async function publishEvents(
  platform: Platform,
  { ids, userId, now }: { ids: readonly number[]; userId: number; now: Date },
): Promise<PublishedEvents> {
  const published: PublishedEvents = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await publishEvent(platform, id, userId, now);
      published.done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      published.refused.push({ id, error });
    }
  }
  return published;
}

/** The save of an event with its switch. */
async function publishEvent(platform: Platform, id: number, userId: number, now: Date): Promise<void> {
  await requireEventManager(platform.db, id, userId);
  const stored = await findEvent(platform.db, id);
  if (!stored) throw notFound("event");
  // Its managers are not offered the switch any more.
  if (stored.cancelled_at) throw invalid("event", "is_cancelled");
  refuseOnHold(stored);
  if (isPublic(stored)) return;
  await updateEvent(platform, { id, sent: { is_published: true }, thumbnail: undefined, now });
}
