import { sql } from "kysely";
import type { Executor } from "../../db/client.server.ts";

/**
 * How many mails wait about these events: those that are about one of them, and those about several whose payload names one in its
 * list `events`, as `takeEventOutOfMails` finds it.
 */
export async function countWaitingMails(db: Executor, eventIds: readonly number[]): Promise<number> {
  const ids = sql`any (${eventIds}::integer[])`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from mails m
     where m.state = 'waiting'
       and case when m.payload ? 'events'
             then exists (select from jsonb_array_elements(m.payload -> 'events') as one where (one ->> 'eventId')::integer = ${ids})
             else m.event_id = ${ids} end`.execute(db);
  return rows[0]?.count ?? 0;
}
