import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import type { EventRow } from "../event-rows.server.ts";

/**
 * Keeps two people from making the same series at one moment, whichever event of it each of them copies.
 * @param starts of copies that are to be made, and of which the caller knows none that is there
 * @throws 422 `start_at` where the owner holds an event of this title at one of them
 */
export async function refuseMadeMeanwhile(
  tx: Tx,
  { owner_organization_id, texts }: EventRow,
  starts: readonly Date[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tsudoi copied at once'), ${owner_organization_id})`.execute(
    tx,
  );
  const { title } = texts.find(({ is_main }) => is_main) ?? {};
  const { rows } = await sql`
    select from events e join event_texts t on t.event_id = e.id and t.is_main
     where e.owner_organization_id = ${owner_organization_id} and e.cancelled_at is null
       and e.start_at = any(${[...starts]}::timestamptz[]) and t.title = ${title ?? null} limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw invalid("start_at", "made_meanwhile");
}
