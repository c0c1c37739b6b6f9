import { sql } from "kysely";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { claimDueReminders } from "../../applications/applications.server.ts";
import { remindLaterMail } from "../mails/remind-later.mail.server.ts";

/** To those who pressed "remind me later" and have not applied, once it is later. */
export async function queueDueRemindLater({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  await queueMailsTo(
    db,
    remindLaterMail,
    {
      payload: {},
      payloadColumns: { eventId: "event_id" },
      notBefore: now,
      before: claimDueReminders(now),
    },
    sql`
      select user_id, event_id,
             event_id || ':' || user_id || ':' || floor(extract(epoch from set_at) * 1000) as cause
        from claimed`,
  );
}
