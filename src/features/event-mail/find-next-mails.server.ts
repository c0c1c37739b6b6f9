import { sql } from "kysely";
import type { FindManagedFacts } from "../events/events.server.ts";
import { isMailPlannedSql } from "./delivery/is-mail-due.server.ts";

/** The announcements and reminder mails that are to go, for the list of a manager's events. */
export const findNextMails: FindManagedFacts = async (db, eventIds, now) => {
  const { rows } = await sql<{ event_id: number; tab: "announce" | "remind"; at: Date }>`
    select e.id as event_id, 'announce' as tab, m.send_at as at
      from events e join announcements m on m.event_id = e.id
     where e.id = any(${eventIds}::integer[]) and ${isMailPlannedSql("announcement", now)}
    union all
    select e.id, 'remind', min(m.send_at)
      from events e join reminder_mails m on m.event_id = e.id
     where e.id = any(${eventIds}::integer[]) and ${isMailPlannedSql("reminder", now)}
     group by e.id`.execute(db);
  return rows.map(({ event_id, ...next_mail }) => ({ event_id, next_mail }));
};
