import { sql } from "kysely";
import type { Tx } from "../../db/client.server.ts";

/**
 * Takes an event out of the list `events` in the payload of mails that are locked and wait (`[{"eventId", …}]`). One that has nothing
 * more to tell is skipped.
 */
export async function takeEventOutOfMails(
  tx: Tx,
  mailIds: readonly number[],
  eventId: number,
): Promise<void> {
  await sql`
    update mails m
       set payload = jsonb_set(m.payload, '{events}', rest.events),
           state = case when rest.events = '[]' then 'skipped' else m.state end
      from mails other,
           lateral (
             select coalesce(jsonb_agg(one order by place) filter (where (one ->> 'eventId')::integer <> ${eventId}), '[]') as events
               from jsonb_array_elements(other.payload -> 'events') with ordinality as told(one, place)) as rest
     where other.id = m.id and m.id = any(${mailIds})`.execute(tx);
}
