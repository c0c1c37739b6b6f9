import { sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";

/** What a person has a part in and others change too, as sorted ids. */
export interface SharedRows {
  organizations: number[];
  events: number[];
  help_articles: number[];
}

/** Everything that others may hold while they write to or about the person. */
export async function sharedRowsOf(db: Executor, userId: number): Promise<SharedRows> {
  const { rows } = await sql<SharedRows>`
    select array(select organization_id from organization_members where user_id = ${userId} order by 1) as organizations,
           array(
             select event_id from applications where user_id = ${userId}
             union select event_id from event_reminders where user_id = ${userId}
             union select event_id from mails where user_id = ${userId} and event_id is not null
             union select a.event_id from announcement_recipients r join announcements a on a.id = r.announcement_id
                    where r.user_id = ${userId}
             order by 1
           ) as events,
           array(select id from help_articles where last_updated_by_id = ${userId} order by 1) as help_articles`.execute(
    db,
  );
  return rows[0] as SharedRows;
}

/** Locks them until the transaction ends: organizations first, then events, each by id. */
export async function lockSharedRows(tx: Tx, userId: number): Promise<SharedRows> {
  const shared = await sharedRowsOf(tx, userId);
  for (const table of ["organizations", "events", "help_articles"] as const) {
    await sql`
      select from ${sql.table(table)} where id = any(${shared[table]}::integer[])
       order by id for no key update`.execute(tx);
  }
  return shared;
}

/** Whether there are rows among `present` that are not in `locked`. */
export function hasOthersThan(locked: SharedRows, present: SharedRows): boolean {
  return (Object.keys(present) as (keyof SharedRows)[]).some((table) =>
    present[table].some((id) => !locked[table].includes(id)),
  );
}
