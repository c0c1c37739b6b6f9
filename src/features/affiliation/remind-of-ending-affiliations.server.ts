import { sql } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import { queueMail } from "../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../platform/platform.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import { affiliationEndsSoonMail } from "./mails/affiliation-ends-soon.mail.server.ts";

const daysBefore = 30;
const atOnce = 50;

/** Thirty days before a proof ends its person is asked to prove it again, once. Each is claimed in the transaction that writes its mail. */
export async function remindOfEndingAffiliations({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  for (;;) {
    const count = await db.transaction().execute((tx) => remindSome(tx, now));
    if (count < atOnce) return;
  }
}

async function remindSome(tx: Tx, now: Date): Promise<number> {
  const until = new Date(now.getTime() + daysBefore * dayMs);
  const { rows } = await sql<{ user_id: number; day: string }>`
    update affiliations set reminded_at = ${now} where user_id in (
      select user_id from affiliations
       where reminded_at is null and verified_until > ${now} and verified_until <= ${until}
       order by verified_until, user_id limit ${atOnce} for update skip locked)
    returning user_id, verified_until::text as day`.execute(tx);
  for (const { user_id: userId, day } of rows) {
    await queueMail(tx, affiliationEndsSoonMail, { to: { userId }, payload: {}, cause: `${userId}:${day}` });
  }
  return rows.length;
}
