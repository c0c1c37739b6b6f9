import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { ticketLogLength } from "./check-in-log.ts";

/**
 * Removes the oldest scans of tickets that have more than `ticketLogLength`, as far as they can never matter again: those before the
 * last `undo`. The first that checked the person in stays, since it shows that they were there once.
 */
export async function trimTicketLogs(tx: Tx, ticketIds: readonly number[]): Promise<void> {
  if (ticketIds.length === 0) return;
  await sql`
    delete from check_ins c
     using (select id, row_number() over (partition by ticket_id order by id desc) as newest,
                   min(id) filter (where result = 'checked_in' and checked_in_at is not null)
                     over (partition by ticket_id) as first_in,
                   count(*) filter (where kind = 'undo') over (
                     partition by ticket_id order by scanned_at desc, id desc
                     rows between unbounded preceding and 1 preceding) as undone
              from check_ins where ticket_id = any(${ticketIds}::integer[])) w
     where c.id = w.id and w.newest > ${ticketLogLength} and w.undone > 0 and c.id is distinct from w.first_in`.execute(
    tx,
  );
}
