import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isInSpanSql } from "../../events/events.server.ts";

/** Whether an application `a` waits for a decision that can still be taken about its event `e`. */
export function awaitsDecisionSql(now: Date) {
  return sql<SqlBool>`(e.selection = 'approval' and ${isInSpanSql("upcoming", now)} and e.cancelled_at is null
    and a.state = 'under_review')`;
}

/**
 * How many people are under review for each event of an organization that can still be decided on, its co-hosted ones included.
 * Events for which nobody waits for a decision are left out.
 */
export function countUndecided(
  db: Executor,
  organizationId: number,
  now: Date,
): Promise<{ event_id: number; count: number }[]> {
  return db
    .selectFrom("event_hosts as h")
    .innerJoin("events as e", "e.id", "h.event_id")
    .innerJoin("applications as a", "a.event_id", "e.id")
    .select((eb) => ["e.id as event_id", eb.cast<number>(eb.fn.countAll(), "integer").as("count")])
    .where("h.organization_id", "=", organizationId)
    .where("h.is_hosting", "=", true)
    .where(awaitsDecisionSql(now))
    .groupBy("e.id")
    .orderBy("e.id")
    .execute();
}
