import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { endsAtSql, lockEventForShare } from "../../events/events.server.ts";
import { mayBeFollowedSql } from "./after-mail-time.server.ts";
import { isUnthankedSql, queueThanks } from "./queue-thanks.server.ts";

const lateDays = 14;
/** Time in which somebody who ticked the wrong name can take it back. */
const undoMs = 10 * 60 * 1000;

/**
 * Writes the thank-yous of people who were checked in after those of their event went out: devices send what they recorded without
 * a connection when they have one again. Any number of processes may do so: an event that another one holds comes with the next
 * sweep.
 */
export async function queueLateThanks({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ event_id: number }>`
    select f.event_id from follow_up_mails f join events e on e.id = f.event_id
     where ${isOpenSql(now)}
       and exists (select from attendances t join applications a on a.id = t.application_id
                    where t.event_id = f.event_id and a.user_id is not null and ${isUnthankedSql})
     order by f.event_id limit 50`.execute(db);
  for (const { event_id: eventId } of rows) {
    await db.transaction().execute(async (tx) => {
      await lockEventForShare(tx, eventId);
      const { rows: held } = await sql`
        select from follow_up_mails f join events e on e.id = f.event_id
         where f.event_id = ${eventId} and ${isOpenSql(now)} for update of f skip locked`.execute(tx);
      if (held.length > 0) await queueThanks(tx, eventId, new Date(now.getTime() + undoMs));
    });
  }
}

/** They never go out before the event's end, so the index on `sent_at` finds the few of the last days. */
function isOpenSql(now: Date): RawBuilder<SqlBool> {
  const since = sql`${now}::timestamptz - make_interval(days => ${lateDays})`;
  return sql<SqlBool>`f.is_thanks_on and f.sent_at >= ${since} and ${endsAtSql()} >= ${since}
    and ${mayBeFollowedSql(now)}`;
}
