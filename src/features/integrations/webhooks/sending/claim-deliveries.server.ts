import { hostname } from "node:os";
import { sql } from "kysely";
import type { Platform } from "../../../../platform/platform.ts";

/** Longer than a try may take. */
const claimSeconds = 60;
/** To one server at once, so that one that is slow holds a few of the hands and no more. */
const handsOfOne = 2;
/** The name under which this process claims. */
export const worker = `${hostname()}:${process.pid}`;

export interface ClaimedDelivery {
  id: number;
  webhook_id: number;
  message_id: string;
  type: string;
  data: Record<string, unknown>;
  /** This try counted. */
  attempts: number;
  created_at: Date;
}

/**
 * Claims messages that are due, the longest due first and of each webhook a few. Each is claimed before it is sent, so any number
 * of workers may run; a claim whose worker died runs out, and the message goes again with the same id. Those of a suspended organization
 * wait.
 */
export async function claimDeliveries({ db, clock }: Platform, max: number): Promise<ClaimedDelivery[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + claimSeconds * 1000);
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select next.id from webhooks w
        cross join lateral (
          select d.id, d.next_try_at from webhook_deliveries d
           where d.webhook_id = w.id and d.state = 'waiting' and d.next_try_at <= ${now}
           order by d.next_try_at, d.id
           limit greatest(0, ${handsOfOne}::integer - (
             select count(*) from webhook_deliveries s where s.webhook_id = w.id and s.state = 'sending'))
             for update skip locked) next
       where w.disabled_at is null and w.organization_id not in (
         select id from organizations where suspended_at is not null) and w.id in (
         select webhook_id from webhook_deliveries where state = 'waiting' and next_try_at <= ${now})
       order by next.next_try_at, next.id
       limit ${max}
    )
    update webhook_deliveries d
       set state = 'sending', claimed_by = ${worker}, claimed_until = ${until}, attempts = attempts + 1
      from due where d.id = due.id and d.state = 'waiting'
    returning d.id, d.webhook_id, d.message_id, d.type, d.data, d.attempts, d.created_at`.execute(db);
  return rows;
}

/** Frees what somebody claimed so long ago that they cannot be at it any more; a claim that came to nothing was no try. */
export async function freeExpiredDeliveries({ db, clock }: Platform): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({
      state: "waiting",
      claimed_by: null,
      claimed_until: null,
      attempts: sql<number>`greatest(attempts - 1, 0)`,
    })
    .where("state", "=", "sending")
    .where("claimed_until", "<", clock.now())
    .execute();
}
