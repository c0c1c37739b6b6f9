import { useNavigate } from "react-router";
import { EventEditor } from "../../../../features/events/events.admin.ts";
import type { eventReadContracts } from "../../../../features/events/events.contract.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import type { Route } from "./+types/event-create-lang";

const api = apiClient<typeof eventReadContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  await api("GET /authentications/event/{event_id}", { params: { event_id: Number(params.eventId) } });
});

/** A new event's main and second language side by side, to fill in the second. */
export default function CreateEventLanguage({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { organizationId, eventId } = params;
  return (
    <EventEditor
      eventId={Number(eventId)}
      organizationId={Number(organizationId)}
      onSaved={() => navigate(`/manage/organizations/${organizationId}/events/${eventId}`)}
    />
  );
}
