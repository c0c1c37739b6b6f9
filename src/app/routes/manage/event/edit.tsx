import { Stack } from "@mantine/core";
import { useNavigate, useRevalidator } from "react-router";
import { EndEvent, EventEditor, PublishingNotice } from "../../../../features/events/events.admin.ts";
import { isPublic } from "../../../../features/events/events.public.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";

export default function EditEvent() {
  const { event, organization } = useEventDashboard();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <Stack gap="xl">
      {!isPublic(event) && (
        <PublishingNotice
          about="publishing"
          ownerId={event.owner_organization_id}
          organizationId={organization.id}
        />
      )}
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
