import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { AnnouncementWords, NotifyEventMail } from "../event-mail.contract.ts";
import type { AnnouncementRow } from "./announcement-rows.server.ts";

export function presentAnnouncement(row: AnnouncementRow): NotifyEventMail {
  return {
    id: row.id,
    event_id: row.event_id,
    send_at: toWireTime(row.send_at),
    sent_at: row.sent_at && toWireTime(row.sent_at),
    user_ids: row.recipients.map(({ id }) => id),
    users: row.recipients,
    enrolled_only: row.is_for_enrolled_only,
    words: row.words as AnnouncementWords[],
  };
}
