import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { requireVisibleEvent } from "../../events/events.server.ts";
import { findLeft } from "../own/find-left-after-event.server.ts";
import { mayReadMaterial } from "../own/left-after-event.server.ts";
import { findMaterials, type MaterialRow } from "./material-rows.server.ts";

/**
 * Finds the material that the caller may see.
 * @param userId undefined for visitors
 * @throws `not_found` where the event is hidden from the caller
 */
export async function findVisibleMaterial(
  db: Executor,
  eventId: number,
  userId: number | undefined,
  now: Date,
): Promise<MaterialRow[]> {
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const [rows, [facts]] = await Promise.all([
    findMaterials(db, eventId),
    findLeft(db, userId, sql`e.id = ${eventId}`),
  ]);
  return facts ? rows.filter(({ is_for_all }) => mayReadMaterial(facts, is_for_all, now)) : [];
}
