import { sql } from "kysely";
import type { Db } from "../../../platform/db/client.server.ts";
import { queueMailsTo } from "../../../platform/mail/queue-mail.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isAheadSql, lockUpcomingEventForShare } from "../../events/events.server.ts";
import { announcementMail } from "../mails/announcement.mail.server.ts";
import { isEnrolledUntilStart, mayBeInvited } from "./announcement-rows.server.ts";

/**
 * Turns the announcements whose time has come into mails. One of an event that is not published waits for it; one of an
 * event that has begun or was cancelled is not sent any more.
 */
export async function queueDueAnnouncements({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom("announcements as a")
    .innerJoin("events as e", "e.id", "a.event_id")
    .select(["a.id", "a.event_id"])
    .where("a.sent_at", "is", null)
    .where("a.send_at", "<=", now)
    .where(isAheadSql(now))
    .orderBy("a.send_at")
    .limit(50)
    .execute();
  for (const { id, event_id } of due) await send(db, id, event_id, now);
}

/**
 * The recipients are settled here: those who were chosen, may still be invited, are still enrolled where that was
 * asked for, and did not decline announcements.
 */
function send(db: Db, id: number, eventId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockUpcomingEventForShare(tx, eventId, now))) return;
    const claimed = await tx
      .updateTable("announcements")
      .set({ sent_at: now })
      .where("id", "=", id)
      .where("sent_at", "is", null)
      .where("send_at", "<=", now)
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return;
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
