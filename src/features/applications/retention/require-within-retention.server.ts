import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { answersUntilSql, lockEventForShare } from "../../events/events.server.ts";

/**
 * Keeps what is written about an event's applicants from staying behind when everything else has gone. Holds the event until the
 * transaction ends, so that a removal comes before or after it.
 * @throws 422 `event` where the time of the answers is over
 */
export async function requireWithinRetention(tx: Tx, eventId: number, now: Date): Promise<void> {
  await lockEventForShare(tx, eventId);
  const { rows } = await sql`
    select from events e join organizations o on o.id = e.owner_organization_id
     where e.id = ${eventId} and ${answersUntilSql()} <= greatest(
       ${now}::timestamptz, (select gone.removed_at from answer_removals gone where gone.event_id = e.id))`.execute(
    tx,
  );
  if (rows.length > 0) throw invalid("event", "answers_removed");
}
