import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { answersUntilSql } from "../../events/events.server.ts";

/** Erases the names of walk-ins and what was noted of them with the answers to the event; that somebody came stays. */
export async function removeOldWalkIns({ db, clock }: Platform): Promise<void> {
  await sql`
    update walk_ins w set name = '', note = ''
      from events e join organizations o on o.id = e.owner_organization_id
     where w.event_id = e.id and (w.name <> '' or w.note <> '') and ${answersUntilSql()} <= ${clock.now()}`.execute(
    db,
  );
}
