import { sql } from "kysely";
import type { FindManagedFacts } from "../../events/events.server.ts";
import { afterMailsGoAtSql, areMailsPlannedSql } from "./after-mail-time.server.ts";

/** The mails after the event that are to go, for the list of a manager's events. */
export const findNextAfterMails: FindManagedFacts = async (db, eventIds) => {
  const { rows } = await sql<{ event_id: number; at: Date }>`
    select e.id as event_id, ${afterMailsGoAtSql} as at
      from events e join follow_up_mails f on f.event_id = e.id
     where e.id = any(${eventIds}::integer[]) and ${areMailsPlannedSql()}`.execute(db);
  return rows.map(({ event_id, at }) => ({ event_id, next_mail: { tab: "after", at } }));
};
