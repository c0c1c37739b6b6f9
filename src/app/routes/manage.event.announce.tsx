import { useRevalidator } from "react-router";
import { AnnouncementPanel } from "../../features/event-mail/event-mail.admin.ts";
import type { eventMailCalls } from "../../features/event-mail/event-mail.contract.ts";
import type { organizationCalls } from "../../features/organizations/organizations.contract.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { officeLoader } from "../admin/admin-loader.ts";
import { useEventDesk } from "../admin/use-event-dashboard.ts";
import type { Route } from "./+types/manage.event.announce.ts";

const mails = apiOf<typeof eventMailCalls>();
const organizations = apiOf<typeof organizationCalls>();

export const clientLoader = officeLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const path = { id: Number(params.organizationId) };
  const [announcement, followers, past] = await Promise.all([
    mails("GET /events/{event_id}/notify_event_mails", { params: { event_id: Number(params.eventId) } }),
    organizations("GET /organizations/{id}/followers", { params: path }),
    organizations("GET /organizations/{id}/past_participants", { params: path }),
  ]);
  return {
    announcement: announcement.data.notify_event_mail,
    followers: followers.data,
    pastParticipants: past.data,
  };
});

export default function Announce({ loaderData }: Route.ComponentProps) {
  const { event } = useEventDesk();
  const { revalidate } = useRevalidator();
  return <AnnouncementPanel event={event} {...loaderData} onChanged={revalidate} />;
}
