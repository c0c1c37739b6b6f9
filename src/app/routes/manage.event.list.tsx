import {
  fetchAccommodationRequests,
  fetchParticipants,
  ParticipantsPanel,
} from "../../features/applications/applications.admin.ts";
import { AttendanceReport, fetchWalkIns, WalkInsSection } from "../../features/check-in/check-in.admin.ts";
import { adminLoader } from "../admin/admin-loader.ts";
import { useEventDashboard } from "../admin/use-event-dashboard.ts";
import type { Route } from "./+types/manage.event.list.ts";

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const id = Number(params.eventId);
  const [participants, requests, walkIns] = await Promise.all([
    fetchParticipants(id),
    fetchAccommodationRequests(id),
    fetchWalkIns(id),
  ]);
  return { participants, requests, walkIns };
});

export default function Participants({ loaderData: { walkIns, ...list } }: Route.ComponentProps) {
  const { event, organization } = useEventDashboard();
  return (
    <ParticipantsPanel
      event={event}
      {...list}
      namesAt={`/manage/organizations/${organization.id}/events/${event.id}/names`}
      walkInsCount={walkIns.length}
      attendance={
        <>
          <WalkInsSection walkIns={walkIns} />
          <AttendanceReport eventId={event.id} />
        </>
      }
    />
  );
}
