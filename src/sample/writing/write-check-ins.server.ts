import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";

/**
 * Of five people who had a place in an event that is over, four came, one after the other around its start.
 * @param studentId came to all of theirs
 */
export async function writeCheckIns(tx: Tx, eventId: number, studentId: number): Promise<void> {
  await sql`
    with came as (
      select a.id as application_id, t.id as ticket_id,
             e.start_at + (row_number() over (order by a.id) - 8) * interval '70 seconds' as at
        from applications a
        join events e on e.id = a.event_id
        join tickets t on t.application_id = a.id and not t.is_withdrawn
       where a.event_id = ${eventId} and (a.id % 5 > 0 or a.user_id = ${studentId})
    ), scanned as (
      insert into check_ins (event_id, nonce, kind, application_id, ticket_id, scanned_at, arrived_at, device, result,
                             checked_in_at)
      select ${eventId}, gen_random_uuid(), 'in', application_id, ticket_id, at, at, 'Entrance', 'checked_in', at from came
       order by at
    )
    insert into attendances (application_id, event_id, checked_in_at)
    select application_id, ${eventId}, at from came`.execute(tx);
}
