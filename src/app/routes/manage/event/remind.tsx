import { useRevalidator } from "react-router";
import { ReminderMailsPanel } from "../../../../features/event-mail/event-mail.admin.ts";
import type { RemindEventMail } from "../../../../features/event-mail/event-mail.contract.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function Remind() {
  const { event } = useEventDashboard();
  const { revalidate } = useRevalidator();
  return (
    <ReminderMailsPanel
      event={event}
      mainLanguageId={event.language_events[0]?.language_id ?? 0}
      mails={event.remind_event_mails as unknown as RemindEventMail[]}
      onChanged={revalidate}
    />
  );
}
