import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { endsAtSql } from "../../events/events.server.ts";
import { usualSendTimeSql } from "./after-mail-time.server.ts";

/** An event that is moved takes the mails after it along: a time that is not behind its new end is none any more. */
export async function followMovedEvent(
  tx: Tx,
  { eventId, now }: { eventId: number; now: Date },
): Promise<void> {
  await sql`
    update follow_up_mails f
       set send_at = case when f.send_at >= ${endsAtSql()} then f.send_at end,
           skipped_at = case when ${usualSendTimeSql} <= ${now} then f.skipped_at end
      from events e
     where e.id = f.event_id and f.event_id = ${eventId} and f.sent_at is null`.execute(tx);
}
