import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isEventManager, isInSpanSql, requireVisibleEvent } from "../../events/events.server.ts";
import { findMaterials, type MaterialRow } from "./material-rows.server.ts";

/**
 * The material that the caller may see: its managers all of it, at any time; others from the start of the event on, and what is
 * for those who came where they were checked in. Throws `notFound` where the event is hidden from the caller.
 * @param userId undefined for visitors
 */
export async function findVisibleMaterial(
  db: Executor,
  eventId: number,
  userId: number | undefined,
  now: Date,
): Promise<MaterialRow[]> {
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const [rows, isManager] = await Promise.all([
    findMaterials(db, eventId),
    isEventManager(db, eventId, userId),
  ]);
  if (isManager || rows.length === 0) return rows;
  const { isOpen, hasCome } = await findReader(db, eventId, userId, now);
  return rows.filter(({ is_for_all }) => isOpen && (is_for_all || hasCome));
}

async function findReader(
  db: Executor,
  eventId: number,
  userId: number | undefined,
  now: Date,
): Promise<{ isOpen: boolean; hasCome: boolean }> {
  const { rows } = await sql<{ isOpen: boolean; hasCome: boolean }>`
    select ${isInSpanSql("past", now)} and e.cancelled_at is null as "isOpen",
           exists (
             select from attendances t join applications a on a.id = t.application_id
              where t.event_id = e.id and a.user_id = ${userId ?? null}) as "hasCome"
      from events e where e.id = ${eventId}`.execute(db);
  return rows[0] ?? { isOpen: false, hasCome: false };
}
