import type { Platform } from "../../../platform/platform.ts";
import { invalid, Problems } from "../../../shared/app-error.ts";
import { recordEventActivity, refuseSuspendedOwner } from "../../events/events.server.ts";
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

/** Sets the one announcement of an event; of simultaneous calls one wins. */
export function setAnnouncement(
  platform: Platform,
  eventId: number,
  sent: AnnouncementIn,
  now: Date,
): Promise<AnnouncementRow> {
  return platform.db.transaction().execute(async (tx) => {
    await refuseSuspendedOwner(tx, eventId);
    if (await findAnnouncement(tx, eventId)) throw alreadySet();
    const userIds = sent.user_ids ?? [];
    const problems = new Problems();
    checkSendTime(sent.send_at, now, problems);
    checkRecipients(userIds, await selectableRecipients(tx, eventId, userIds, now), problems);
    await checkLanguagesExist(tx, "words", sent.words, problems);
    await limitRecipients(tx, platform, { eventId, count: userIds.length, now });
    const made = await tx
      .insertInto("announcements")
      .values({
        event_id: eventId,
        send_at: sent.send_at as Date,
        is_for_enrolled_only: sent.enrolled_only ?? false,
        words: JSON.stringify(sent.words ?? []),
        created_at: now,
      })
      .onConflict((conflict) => conflict.constraint("announcements_event_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) throw alreadySet();
    await writeRecipients(tx, made.id, userIds);
    const details = { count: userIds.length };
    await recordEventActivity(tx, eventId, "announcement.set", { details });
    return (await findAnnouncement(tx, eventId)) as AnnouncementRow;
  });
}

const alreadySet = () => invalid("notify_event_mail", "announcement_exists");
