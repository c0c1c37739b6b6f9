import type { Db, Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalid, notFound, Problems } from "../../../shared/app-error.ts";
import { recordEventActivity } from "../../events/events.server.ts";
import { checkLanguagesExist } from "../delivery/check-languages-exist.server.ts";
import { limitRecipients } from "../delivery/limit-recipients.server.ts";
import type { AnnouncementIn } from "../event-mail.contract.ts";
import {
  type AnnouncementRow,
  findAnnouncement,
  selectableRecipients,
  writeRecipients,
} from "./announcement-rows.server.ts";
import { checkRecipients, checkSendTime } from "./announcement-rules.ts";

/**
 * Changes what was sent along, while the announcement is not sent. Recipients who were chosen before may stay whatever
 * became of them: the sending looks again.
 */
export function changeAnnouncement(
  platform: Platform,
  eventId: number,
  sent: AnnouncementIn,
  now: Date,
): Promise<AnnouncementRow> {
  return platform.db.transaction().execute(async (tx) => {
    const saved = await lockUnsent(tx, eventId);
    if (sent.id && sent.id !== saved.id) throw notFound("notify_event_mail");
    const isMoved = sent.send_at !== undefined && sent.send_at?.getTime() !== saved.send_at.getTime();
    const problems = new Problems();
    if (isMoved) checkSendTime(sent.send_at, now, problems);
    if (sent.user_ids !== undefined) {
      const userIds = sent.user_ids ?? [];
      const selectable = await selectableRecipients(tx, eventId, userIds, now);
      for (const { id } of saved.recipients) selectable.add(id);
      checkRecipients(userIds, selectable, problems);
    }
    await checkLanguagesExist(tx, "words", sent.words, problems);
    await limitRecipients(tx, platform, { eventId, count: sent.user_ids?.length ?? 0, now });
    await tx
      .updateTable("announcements")
      .set({
        send_at: isMoved ? (sent.send_at as Date) : saved.send_at,
        ...(isMoved && { skipped_at: null }),
        is_for_enrolled_only: sent.enrolled_only ?? saved.is_for_enrolled_only,
        ...(sent.words && { words: JSON.stringify(sent.words) }),
      })
      .where("id", "=", saved.id)
      .execute();
    if (sent.user_ids) await writeRecipients(tx, saved.id, sent.user_ids);
    await recordEventActivity(tx, eventId, "announcement.set");
    return (await findAnnouncement(tx, eventId)) as AnnouncementRow;
  });
}

/** Takes an announcement back while it is not sent; answers what it was. */
export function removeAnnouncement(db: Db, eventId: number): Promise<AnnouncementRow> {
  return db.transaction().execute(async (tx) => {
    const saved = await lockUnsent(tx, eventId);
    await tx.deleteFrom("announcements").where("id", "=", saved.id).execute();
    await recordEventActivity(tx, eventId, "announcement.removed");
    return saved;
  });
}

/** The sending claims the row before it sends, so an edit either comes before the claim or sees `sent_at`. */
async function lockUnsent(tx: Tx, eventId: number): Promise<AnnouncementRow> {
  await tx.selectFrom("announcements").select("id").where("event_id", "=", eventId).forUpdate().execute();
  const row = await findAnnouncement(tx, eventId);
  if (!row) throw notFound("notify_event_mail");
  if (row.sent_at) throw invalid("notify_event_mail", "announcement_sent");
  return row;
}
