import { Group, Stack } from "@mantine/core";
import { useNavigate } from "react-router";
import { EventOverviewPanel } from "../../../../features/event-overview/event-overview.admin.ts";
import type { eventOverviewContracts } from "../../../../features/event-overview/event-overview.contract.ts";
import { DuplicateEvent, PublishingNotice, SaveTemplate } from "../../../../features/events/events.admin.ts";
import { isPublic } from "../../../../features/events/events.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";
import type { Route } from "./+types/overview";

const api = apiClient<typeof eventOverviewContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const { data } = await api("GET /events/{id}/overview", { params: { id: Number(params.eventId) } });
  return data;
});

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { event, organization } = useEventDashboard();
  const navigate = useNavigate();
  const events = `/manage/organizations/${organization.id}/events`;
  return (
    <Stack gap="md">
      {!isPublic(event) && !event.held_at && (
        <PublishingNotice
          about="publishing"
          ownerId={event.owner_organization_id}
          organizationId={organization.id}
        />
      )}
      <EventOverviewPanel event={event} overview={loaderData} dashboard={`${events}/${event.id}`} />
      {event.owner_organization_id === organization.id && !event.held_at && (
        <Group>
          <DuplicateEvent
            event={event}
            organizationId={organization.id}
            onDuplicated={(copy) => navigate(`${events}/${copy.id}/edit`)}
          />
          <SaveTemplate event={event} />
        </Group>
      )}
    </Stack>
  );
}
