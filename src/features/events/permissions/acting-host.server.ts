import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden } from "../../../shared/app-error.ts";
import { isOrganizer } from "../../organizations/organizations.server.ts";
import { isHost } from "../co-hosts/host-rows.server.ts";
import { requireVisibleEvent } from "./require-event-manager.server.ts";

/** 403 unless the user is an organizer of the organization, and that is the event's owner or an accepted co-host. */
export async function requireActingHost(
  db: Executor,
  eventId: number,
  organizationId: number,
  userId: number,
): Promise<void> {
  await requireActingOrganizer(db, eventId, organizationId, userId);
  if (!(await isHost(db, eventId, organizationId))) throw forbidden();
}

/** 403 unless the user is an organizer of the organization that they act for; its part in the event may be any. */
export async function requireActingOrganizer(
  db: Executor,
  eventId: number,
  organizationId: number,
  userId: number,
): Promise<void> {
  await requireVisibleEvent(db, eventId, userId, "invitation");
  if (!(await isOrganizer(db, organizationId, userId))) throw forbidden();
}
