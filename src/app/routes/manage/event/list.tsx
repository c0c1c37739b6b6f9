import { useRevalidator } from "react-router";
import {
  fetchAccommodationRequests,
  fetchParticipants,
  ParticipantsPanel,
} from "../../../../features/applications/applications.admin.ts";
import {
  AttendanceReport,
  fetchWalkIns,
  WalkInsSection,
} from "../../../../features/check-in/check-in.admin.ts";
import { fetchApplicantCounts } from "../../../../features/events/events.admin.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";
import type { Route } from "./+types/list";

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const id = Number(params.eventId);
  const asked = Promise.all([fetchParticipants(id), fetchApplicantCounts(id), fetchWalkIns(id)]);
  // Of what stands below the table: asked last, since a browser has six calls under way at once, and not waited for.
  const requests = fetchAccommodationRequests(id);
  requests.catch(() => {});
  const [first, counts, walkIns] = await asked;
  return { first, counts, requests, walkIns };
});

export default function Participants({ loaderData: { walkIns, ...list } }: Route.ComponentProps) {
  const { event, organization } = useEventDashboard();
  const { revalidate } = useRevalidator();
  return (
    <ParticipantsPanel
      event={event}
      {...list}
      namesAt={`/manage/organizations/${organization.id}/events/${event.id}/names`}
      messagesAt={`/manage/organizations/${organization.id}/events/${event.id}/remind`}
      walkInsCount={walkIns.length}
      onAskAgain={revalidate}
      attendance={
        <>
          <WalkInsSection walkIns={walkIns} />
          <AttendanceReport eventId={event.id} />
        </>
      }
    />
  );
}
