import { FollowUpPanel } from "../../../../features/follow-up/follow-up.admin.ts";
import { MailTabsNote } from "../../../admin/mail-tabs-note.tsx";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function AfterEvent() {
  const { event } = useEventDashboard();
  return (
    <>
      <MailTabsNote tab="after" />
      <FollowUpPanel event={event} />
    </>
  );
}
