import { useRevalidator } from "react-router";
import type { RemindEventMail } from "../../features/event-mail/contract.ts";
import { ReminderMailsPanel } from "../../features/event-mail/office-door.ts";
import { useEventDesk } from "../office/use-event-desk.ts";

export default function Remind() {
  const { event } = useEventDesk();
  const { revalidate } = useRevalidator();
  return (
    <ReminderMailsPanel
      eventId={event.id}
      mainLanguageId={event.language_events[0]?.language_id ?? 0}
      mails={event.remind_event_mails as unknown as RemindEventMail[]}
      onChanged={revalidate}
    />
  );
}
