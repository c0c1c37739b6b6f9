import { ActivityPanel } from "../../../../features/events/events.admin.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function EventActivity() {
  const { event, organization } = useEventDashboard();
  return <ActivityPanel key={event.id} organizationId={organization.id} eventId={event.id} />;
}
