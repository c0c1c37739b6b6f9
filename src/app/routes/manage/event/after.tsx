import { MailTabsNote } from "../../../../features/event-overview/event-overview.admin.ts";
import { FollowUpPanel } from "../../../../features/follow-up/follow-up.admin.ts";
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
