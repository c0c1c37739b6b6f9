import { Stack } from "@mantine/core";
import { useNavigate, useRevalidator } from "react-router";
import { EndEvent, EventEditor } from "../../../../features/events/events.admin.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function EditEvent() {
  const { event, organization } = useEventDashboard();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <Stack gap="xl">
      <EventEditor eventId={event.id} organizationId={organization.id} onSaved={() => void revalidate()} />
      {event.owner_organization_id === organization.id && (
        <EndEvent
          event={event}
          onCancelled={() => void revalidate()}
          onRemoved={() => navigate(`/manage/organizations/${organization.id}/events`)}
        />
      )}
    </Stack>
  );
}
