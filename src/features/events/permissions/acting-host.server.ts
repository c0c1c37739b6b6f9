import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden, notFound } from "../../../shared/app-error.ts";

/** What the user may do with an event's hosts when acting for one organization. */
interface Acting {
  isOrganizer: boolean;
  isHosting: boolean;
}

/** 403 unless the user is an organizer of the organization, and that is the event's owner or an accepted co-host. */
export async function requireActingHost(
  db: Executor,
  eventId: number,
  organizationId: number,
  userId: number,
): Promise<void> {
  const { isOrganizer, isHosting } = await findActing(db, eventId, organizationId, userId);
  if (!isOrganizer || !isHosting) throw forbidden();
}

/** 403 unless the user is an organizer of the organization that they act for; its part in the event may be any. */
export async function requireActingOrganizer(
  db: Executor,
  eventId: number,
  organizationId: number,
  userId: number,
): Promise<void> {
  const { isOrganizer } = await findActing(db, eventId, organizationId, userId);
  if (!isOrganizer) throw forbidden();
}

async function findActing(
  db: Executor,
  eventId: number,
  organizationId: number,
  userId: number,
): Promise<Acting> {
  const { rows } = await sql<{ is_organizer: boolean; is_hosting: boolean; is_visible: boolean }>`
    select exists (
             select from organization_members
              where organization_id = ${organizationId} and user_id = ${userId}
           ) as is_organizer,
           exists (
             select from event_hosts
              where event_id = e.id and organization_id = ${organizationId} and is_hosting
           ) as is_hosting,
           e.is_published or exists (
             select from event_hosts join organization_members using (organization_id)
              where event_id = e.id and user_id = ${userId}
           ) as is_visible
      from events e where e.id = ${eventId}`.execute(db);
  const [found] = rows;
  if (!found?.is_visible) throw notFound("event");
  return { isOrganizer: found.is_organizer, isHosting: found.is_hosting };
}
