import type { Executor } from "../../../platform/db/client.server.ts";
import {
  type EventActivityKind,
  type RecordedActivity,
  recordActivity,
} from "../../organizations/organizations.server.ts";

/** `recordActivity` of an event; it stands in the log of its owner too. Nothing where the event is gone. */
export async function recordEventActivity(
  tx: Executor,
  eventId: number,
  kind: EventActivityKind,
  more: Pick<RecordedActivity, "personId" | "details" | "isUnnamed"> = {},
): Promise<void> {
  const event = await tx
    .selectFrom("events")
    .select("owner_organization_id")
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (!event) return;
  await recordActivity(tx, { kind, organizationId: event.owner_organization_id, eventId, ...more });
}
