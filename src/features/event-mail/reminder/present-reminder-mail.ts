import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { LanguageText, RemindEventMail } from "../event-mail.contract.ts";
import type { ReminderRow } from "./change-reminder-mail.server.ts";

export function presentReminder(row: ReminderRow): RemindEventMail {
  const texts = LanguageText.array().parse(row.language_texts);
  return {
    id: row.id,
    event_id: row.event_id,
    send_at: toWireTime(row.send_at),
    title: row.title,
    custom_body: row.body,
    ...(texts.length > 0 && { language_texts: texts }),
    states: RemindEventMail.shape.states.parse(row.answer_states ?? row.states),
    ...(row.option_id && { option_id: row.option_id }),
    ...(row.attendance && { attendance: RemindEventMail.shape.attendance.parse(row.attendance) }),
    ...(row.user_ids && { user_ids: row.user_ids }),
    sent_at: row.sent_at && toWireTime(row.sent_at),
  };
}
