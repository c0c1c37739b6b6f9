import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { isAheadSql } from "../../events/events.server.ts";
import { fillFreePlaces } from "./fill-free-places.server.ts";

/**
 * Gives places to those who wait where one stands free all the same: the version before frees places without looking at the queue
 * while it runs beside this one, and an operator may have changed the database.
 */
export async function fillPlacesLeftFree({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ id: number }>`
    select e.id from events e
     where e.waiting_count > 0 and e.applications_count < e.max_participant_num and ${isAheadSql(now)}`.execute(
    db,
  );
  for (const { id } of rows) {
    await db.transaction().execute(async (tx) => {
      const { rows: held } =
        await sql`select from events where id = ${id} for no key update skip locked`.execute(tx);
      if (held.length > 0) await fillFreePlaces(tx, id, now);
    });
  }
}
