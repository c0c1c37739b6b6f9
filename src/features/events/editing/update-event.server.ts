import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import {
  eventLifecycle,
  type PeopleTold,
  type PlacesGiven,
  type SavedChanges,
} from "../ending/event-lifecycle.server.ts";
import { inLockedEvent } from "../event-locks.server.ts";
import { findEvent } from "../shared-event-reads.server.ts";
import { type EventUpdate, writeUpdate } from "./write-update.server.ts";

/**
 * Changes only the keys that were sent, all or nothing. With an old `lock_version` it writes nothing and answers `stale`.
 * Later features hear of another time or place.
 */
export function updateEvent(platform: Platform, update: EventUpdate): Promise<"updated" | "stale"> {
  const { db, extensions } = platform;
  const { id, sent, now } = update;
  return inLockedEvent(db, id, async (tx) => {
    const stored = await findEvent(tx, id);
    if (!stored) throw notFound("event");
    if (sent.lock_version !== undefined && sent.lock_version !== stored.lock_version) return "stale";
    const changes = [await writeUpdate(tx, platform, stored, update)];
    await settleChanges(tx, extensions, { changes, reason: update.reason ?? null, now });
    return "updated";
  });
}

interface Settled {
  told: PeopleTold;
  /** By the id of the event. */
  given: Map<number, PlacesGiven>;
}

/**
 * What follows from events that have been written: people are told, once of all of them, and places that are free now are given.
 * Answers how many people are told, and of each event, how many are given a place.
 */
export async function settleChanges(
  tx: Tx,
  extensions: Platform["extensions"],
  saved: SavedChanges,
): Promise<Settled> {
  const told: PeopleTold = { ofChange: 0, ofDraw: 0 };
  const given = new Map<number, PlacesGiven>();
  const features = extensions.of(eventLifecycle);
  for (const feature of features) {
    const by = await feature.notifyOfChanges?.(tx, saved);
    told.ofChange += by?.ofChange ?? 0;
    told.ofDraw += by?.ofDraw ?? 0;
  }
  for (const { eventId } of saved.changes) {
    for (const feature of features) {
      const places = await feature.onUpdated?.(tx, { eventId, now: saved.now });
      if (places) given.set(eventId, places);
    }
  }
  return { told, given };
}
