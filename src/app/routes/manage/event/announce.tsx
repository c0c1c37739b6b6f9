import { Box } from "@mantine/core";
import { useRevalidator } from "react-router";
import { AnnouncementPanel } from "../../../../features/event-mail/event-mail.admin.ts";
import type { eventMailContracts } from "../../../../features/event-mail/event-mail.contract.ts";
import { MailTabsNote } from "../../../../features/event-overview/event-overview.admin.ts";
import { EventDownloads, PublishingNotice } from "../../../../features/events/events.admin.ts";
import type { eventReadContracts } from "../../../../features/events/events.contract.ts";
import { isPublic, textIn } from "../../../../features/events/events.public.ts";
import { EmbedPanel } from "../../../../features/integrations/integrations.admin.ts";
import type { organizationContracts } from "../../../../features/organizations/organizations.contract.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";
import type { Route } from "./+types/announce";

const mails = apiClient<typeof eventMailContracts>();
const events = apiClient<typeof eventReadContracts>();
const organizations = apiClient<typeof organizationContracts>();
/** So many past events can be chosen from. */
const namedEvents = 100;

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const path = { id: Number(params.organizationId) };
  const [announcement, followers, past, pastEvents] = await Promise.all([
    mails("GET /events/{event_id}/notify_event_mails", { params: { event_id: Number(params.eventId) } }),
    organizations("GET /organizations/{id}/followers", { params: path }),
    organizations("GET /organizations/{id}/past_participants", { params: path }),
    events("GET /events", {
      query: { managed: "true", state: "past", organization_id: path.id, limit: namedEvents },
    }),
  ]);
  return {
    announcement: announcement.data.notify_event_mail,
    followers: followers.data,
    pastParticipants: past.data,
    pastEvents: pastEvents.data,
  };
});

export default function Announce({ loaderData }: Route.ComponentProps) {
  const { event, organization } = useEventDashboard();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const titles = new Map(
    loaderData.pastEvents.map(({ id, language_events }) => [id, textIn(language_events, language).title]),
  );
  return (
    <>
      <MailTabsNote tab="announce" />
      <PublishingNotice about="mail" ownerId={event.owner_organization_id} organizationId={organization.id} />
      <AnnouncementPanel {...loaderData} event={event} pastEvents={titles} onChanged={revalidate} />
      <EventDownloads event={event} />
      {isPublic(event) && (
        <Box mt="xl">
          <EmbedPanel kind="events" id={event.id} title={textIn(event.language_events, language).title} />
        </Box>
      )}
    </>
  );
}
