import { Anchor, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import type { decisionContracts } from "../../../../features/applications/applications.admin.ts";
import { DuplicateEvent } from "../../../../features/events/events.admin.ts";
import type { Event, eventReadContracts } from "../../../../features/events/events.contract.ts";
import { foreignTag, hasBegun, textIn } from "../../../../features/events/events.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { displayDate, displayTime } from "../../../../shared/time/tokyo-time.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { eventPageName } from "../../../admin/event-page-name.ts";
import type { Route } from "./+types/events";

const api = apiClient<typeof eventReadContracts & typeof decisionContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const path = { params: { id: Number(params.organizationId) } };
  const [{ data: events }, { data: undecided }] = await Promise.all([
    api("GET /organizations/{id}/events", path),
    api("GET /organizations/{id}/undecided_applications", path),
  ]);
  return {
    events,
    undecided: new Map(undecided.map(({ event_id, count }) => [event_id, count])),
    now: Date.now(),
  };
});

export default function OrganizationEvents({ loaderData, params }: Route.ComponentProps) {
  const { events, undecided, now } = loaderData;
  const t = useTexts();
  const isUpcoming = ({ start_at }: Event) => !hasBegun(new Date(start_at), new Date(now));
  const byStart = [...events].sort((a, b) => Date.parse(a.start_at) - Date.parse(b.start_at));
  return (
    <Stack>
      <Group justify="flex-end">
        <Button component={Link} to={`/manage/organizations/${params.organizationId}/event_create`}>
          {t("organization_desk.create_event")}
        </Button>
      </Group>
      <EventCards
        title={t("organization_desk.upcoming")}
        none={t("organization_desk.no_upcoming")}
        events={byStart.filter(isUpcoming)}
        undecided={undecided}
        organizationId={params.organizationId}
      />
      <EventCards
        title={t("organization_desk.past")}
        none={t("organization_desk.no_past")}
        events={byStart.filter((event) => !isUpcoming(event)).reverse()}
        organizationId={params.organizationId}
      />
    </Stack>
  );
}

interface EventCardsProps {
  title: string;
  none: string;
  events: Event[];
  /** How many people wait for a decision, by event. */
  undecided?: ReadonlyMap<number, number>;
  organizationId: string;
}

function EventCards({ title, none, events, undecided, organizationId }: EventCardsProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {title}
      </Title>
      {events.length === 0 && <Text>{none}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {events.map((event) => {
          const start = new Date(event.start_at);
          const toDecide = undecided?.get(event.id) ?? 0;
          const { title, language_id } = textIn(event.language_events, language);
          return (
            <Card key={event.id} withBorder>
              <Stack gap="xs" justify="space-between" h="100%">
                <div>
                  <Anchor
                    component={Link}
                    to={`/manage/organizations/${organizationId}/events/${event.id}/overview`}
                    fw={600}
                    lang={foreignTag(language_id, language)}
                  >
                    {title}
                  </Anchor>
                  <Text size="sm">
                    {displayDate(start, language)} {displayTime(start)}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {t("event.seats_of", { count: event.applications_count, max: event.max_participant_num })}
                    {event.waiting_count > 0 &&
                      ` · ${t("organization_desk.waiting", { count: event.waiting_count })}`}
                    {!event.is_published && ` · ${t("organization_desk.not_public")}`}
                    {event.cancelled_at && ` · ${t("event.cancelled")}`}
                  </Text>
                  {toDecide > 0 && (
                    <Anchor
                      component={Link}
                      to={`/manage/organizations/${organizationId}/events/${event.id}/list`}
                      size="sm"
                      fw={600}
                    >
                      {t("organization_desk.to_decide", { count: toDecide })}
                    </Anchor>
                  )}
                </div>
                <Group gap="xs">
                  <Button component={Link} to={`/events/${event.id}`} variant="default" size="xs">
                    {eventPageName(event, t)}
                  </Button>
                  {String(event.owner_organization_id) === organizationId && (
                    <DuplicateEvent
                      event={event}
                      onDuplicated={({ id }) =>
                        navigate(`/manage/organizations/${organizationId}/events/${id}/edit`)
                      }
                      button={{ variant: "subtle", size: "xs" }}
                    />
                  )}
                </Group>
              </Stack>
            </Card>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
