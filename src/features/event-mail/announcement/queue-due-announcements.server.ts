import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockEventForShare } from "../../events/events.server.ts";
import { isMailDueSql } from "../delivery/is-mail-due.server.ts";
import { announcementMail } from "../mails/announcement.mail.server.ts";
import { isEnrolledUntilStart, mayBeInvited } from "./announcement-rows.server.ts";

/** Turns the announcements that are due into mails. */
export async function queueDueAnnouncements({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<{ id: number; event_id: number }>`
    select m.id, m.event_id from announcements m join events e on e.id = m.event_id
     where ${isMailDueSql("announcement", now)} order by m.send_at limit 50`.execute(db);
  for (const { id, event_id } of rows) await send(db, id, event_id, now);
}

/**
 * The recipients are settled here: those who were chosen, may still be invited, are still enrolled where that was
 * asked for, and did not decline announcements.
 */
function send(db: Db, id: number, eventId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Held, so that a cancelling finds all of the mails; whoever waited here looks again.
    await lockEventForShare(tx, eventId);
    const { rows } = await sql`
      update announcements m set sent_at = ${now} from events e
       where m.id = ${id} and e.id = m.event_id and ${isMailDueSql("announcement", now)} returning m.id`.execute(
      tx,
    );
    if (rows.length === 0) return;
    await queueMailsTo(
      tx,
      announcementMail,
      { payload: { eventId, announcementId: id }, cause: String(id), notBefore: now },
      sql`
        select r.user_id
          from announcement_recipients r
          join announcements a on a.id = r.announcement_id
          join events e on e.id = a.event_id
          join users chosen on chosen.id = r.user_id
         where a.id = ${id} and chosen.wants_announcements
           and (not a.is_for_enrolled_only or ${isEnrolledUntilStart("chosen", "e")})
           and ${mayBeInvited(eventId, sql`r.user_id`, now)}`,
    );
  });
}
