import { useNavigate, useRevalidator } from "react-router";
import { CoHostsPanel } from "../../../../features/events/events.admin.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function CoHosts() {
  const { event, organization } = useEventDashboard();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <CoHostsPanel
      eventId={event.id}
      organizationId={organization.id}
      hosts={event.organization_events}
      applicantsCount={event.applications_count}
      onChanged={() => void revalidate()}
      onLeft={() => navigate(`/manage/organizations/${organization.id}/events`)}
    />
  );
}
