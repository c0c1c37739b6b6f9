import { fetchParticipants, ParticipantsPanel } from "../../features/applications/applications.admin.ts";
import { adminLoader } from "../admin/admin-loader.ts";
import { useEventDashboard } from "../admin/use-event-dashboard.ts";
import type { Route } from "./+types/manage.event.list.ts";

export const clientLoader = adminLoader(({ params }: Route.ClientLoaderArgs) =>
  fetchParticipants(Number(params.eventId)),
);

export default function Participants({ loaderData }: Route.ComponentProps) {
  const { event } = useEventDashboard();
  return <ParticipantsPanel event={event} participants={loaderData} />;
}
