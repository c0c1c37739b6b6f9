import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { currentCaller } from "../../../platform/http/caller.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import type { ActivityKind } from "./activity-kinds.ts";

/** Small facts of a line, without what anybody has answered, and without addresses: numbers, roles, names of fields, an event's title. */
export type ActivityDetails = Record<string, string | number | boolean | readonly string[]>;

export interface RecordedActivity {
  kind: ActivityKind;
  organizationId: number;
  eventId?: number;
  /** Whom it concerns, where that is one person. */
  personId?: number;
  details?: ActivityDetails;
  /** Done by a university or the product team: the organization does not learn by whom, their own log does. */
  isUnnamed?: boolean;
}

/**
 * Writes a line into the log, in the transaction of what it tells, so that there is neither without the other. Who did it is whoever's
 * call is answered, and when is the database's time.
 */
export async function recordActivity(
  tx: Executor,
  { kind, organizationId, eventId, personId, details = {}, isUnnamed = false }: RecordedActivity,
): Promise<void> {
  await tx
    .insertInto("activities")
    .values({
      kind,
      organization_id: organizationId,
      event_id: eventId ?? null,
      actor_id: isUnnamed ? null : (currentCaller() ?? null),
      person_id: personId ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

const retentionMs = 400 * dayMs;

/** Lines go after 400 days. */
export async function removeOldActivities({ db, clock }: { db: Db; clock: { now(): Date } }): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionMs);
  await db.deleteFrom("activities").where("at", "<", before).execute();
}
