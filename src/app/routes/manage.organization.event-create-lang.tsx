import { useNavigate } from "react-router";
import { EventEditor } from "../../features/events/events.admin.ts";
import type { eventReadCalls } from "../../features/events/events.contract.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { officeLoader } from "../admin/admin-loader.ts";
import type { Route } from "./+types/manage.organization.event-create-lang.ts";

const api = apiOf<typeof eventReadCalls>();

export const clientLoader = officeLoader(async ({ params }: Route.ClientLoaderArgs) => {
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
