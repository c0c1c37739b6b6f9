import { sql } from "kysely";
import type { FindManagedFacts } from "../../events/events.server.ts";
import { awaitsDecisionSql } from "./count-undecided.server.ts";

/** How many people wait for a decision, for the list of a manager's events. */
export const findUndecided: FindManagedFacts = async (db, eventIds, now) => {
  const { rows } = await sql<{ event_id: number; undecided_count: number }>`
    select a.event_id, count(*)::integer as undecided_count
      from applications a join events e on e.id = a.event_id
     where a.event_id = any(${eventIds}::integer[]) and ${awaitsDecisionSql(now)}
     group by a.event_id`.execute(db);
  return rows;
};
