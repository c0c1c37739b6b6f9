import {
  fetchAccommodationRequests,
  fetchParticipants,
  ParticipantsPanel,
} from "../../features/applications/applications.admin.ts";
import { adminLoader } from "../admin/admin-loader.ts";
import { useEventDashboard } from "../admin/use-event-dashboard.ts";
import type { Route } from "./+types/manage.event.list.ts";

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const id = Number(params.eventId);
  const [participants, requests] = await Promise.all([fetchParticipants(id), fetchAccommodationRequests(id)]);
  return { participants, requests };
});

export default function Participants({ loaderData }: Route.ComponentProps) {
  const { event } = useEventDashboard();
  return <ParticipantsPanel event={event} {...loaderData} />;
}
