import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden, notFound } from "../../../shared/app-error.ts";

/**
 * An event's managers are the organizers of its owner and of accepted co-hosts. 404 where there is no such event or it is
 * hidden from the user, 403 where they see it and do not manage it.
 */
export async function requireEventManager(db: Executor, eventId: number, userId: number): Promise<void> {
  const event = await db
    .selectFrom("events as e")
    .select("e.is_published")
    .select(
      sql<boolean>`exists (
        select from event_hosts h join organization_members m using (organization_id)
         where h.event_id = e.id and h.is_hosting and m.user_id = ${userId}
      )`.as("is_manager"),
    )
    .where("e.id", "=", eventId)
    .executeTakeFirst();
  if (event?.is_manager) return;
  throw event?.is_published ? forbidden() : notFound("event");
}

/** Whether the user is one of the event's managers; false for visitors. */
export async function isEventManager(
  db: Executor,
  eventId: number,
  userId: number | undefined,
): Promise<boolean> {
  if (userId === undefined) return false;
  const host = await db
    .selectFrom("event_hosts as h")
    .innerJoin("organization_members as m", "m.organization_id", "h.organization_id")
    .select("h.id")
    .where("h.event_id", "=", eventId)
    .where("h.is_hosting", "=", true)
    .where("m.user_id", "=", userId)
    .executeTakeFirst();
  return host !== undefined;
}

/**
 * An organizer of the owning organization. 404 where there is no such event or it is hidden from the user, 403 where they
 * see it and do not own it.
 */
export async function requireOwnerOrganizer(db: Executor, eventId: number, userId: number): Promise<void> {
  const owner = await db
    .selectFrom("events as e")
    .innerJoin("organization_members as m", "m.organization_id", "e.owner_organization_id")
    .select("e.id")
    .where("e.id", "=", eventId)
    .where("m.user_id", "=", userId)
    .executeTakeFirst();
  if (owner) return;
  await requireEventManager(db, eventId, userId);
  throw forbidden();
}

/** 404 where there is no such event, or it is not published and the user does not manage it. */
export async function requireVisibleEvent(
  db: Executor,
  eventId: number,
  userId: number | undefined,
): Promise<void> {
  const event = await db
    .selectFrom("events")
    .select("is_published")
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (event?.is_published || (event && (await isEventManager(db, eventId, userId)))) return;
  throw notFound("event");
}
