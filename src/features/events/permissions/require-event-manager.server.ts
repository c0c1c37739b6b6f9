import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden, notFound } from "../../../shared/app-error.ts";
import { canRead, type EventPart } from "../visibility/event-visibility.ts";
import { findEventAccess } from "../visibility/find-event-access.server.ts";

/**
 * An event's managers are the organizers of its owner and of accepted co-hosts. 404 where there is no such event or it is
 * hidden from the user, 403 where they see it and do not manage it.
 */
export async function requireEventManager(db: Executor, eventId: number, userId: number): Promise<void> {
  const access = await findEventAccess(db, eventId, userId);
  if (access?.ties.isManager) return;
  throw access && canRead("page", access.event, access.ties) ? forbidden() : notFound("event");
}

/**
 * A member of the owner or of an accepted co-host, whatever their role. 404 where there is no such event or it is hidden from the
 * user, 403 where they see it and are none.
 */
export async function requireCheckInMember(db: Executor, eventId: number, userId: number): Promise<void> {
  const access = await findEventAccess(db, eventId, userId);
  if (access?.ties.mayCheckIn) return;
  throw access && canRead("page", access.event, access.ties) ? forbidden() : notFound("event");
}

/** Whether the user is one of the event's managers; false for visitors. */
export async function isEventManager(
  db: Executor,
  eventId: number,
  userId: number | undefined,
): Promise<boolean> {
  if (userId === undefined) return false;
  return (await findEventAccess(db, eventId, userId))?.ties.isManager ?? false;
}

/** Whether the user is a member of one of the event's hosts, whatever their role; false for visitors. */
export async function isCheckInMember(
  db: Executor,
  eventId: number,
  userId: number | undefined,
): Promise<boolean> {
  if (userId === undefined) return false;
  return (await findEventAccess(db, eventId, userId))?.ties.mayCheckIn ?? false;
}

/**
 * An organizer of the owning organization. 404 where there is no such event or it is hidden from the user, 403 where they
 * see it and do not own it.
 */
export async function requireOwnerOrganizer(db: Executor, eventId: number, userId: number): Promise<void> {
  const access = await findEventAccess(db, eventId, userId);
  if (access?.ties.isOwner) return;
  throw access && canRead("page", access.event, access.ties) ? forbidden() : notFound("event");
}

/** 404 where there is no such event, or the user (undefined: a visitor) may not read this part of it. */
export async function requireVisibleEvent(
  db: Executor,
  eventId: number,
  userId: number | undefined,
  part: EventPart = "page",
): Promise<void> {
  const access = await findEventAccess(db, eventId, userId);
  if (!access || !canRead(part, access.event, access.ties)) throw notFound("event");
}
