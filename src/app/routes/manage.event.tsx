import { ActionIcon, Anchor, Breadcrumbs, Group, Title } from "@mantine/core";
import type { ComponentProps } from "react";
import { Link, redirect, useLocation } from "react-router";
import type { accountContracts } from "../../features/accounts/accounts.contract.ts";
import type { Event, eventReadContracts } from "../../features/events/events.contract.ts";
import { foreignTag, textIn } from "../../features/events/events.public.ts";
import { fetchReferenceData } from "../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { adminLoader } from "../admin/admin-loader.ts";
import { CancelledEvent } from "../admin/cancelled-event.tsx";
import { TabLayout } from "../admin/tab-layout.tsx";
import { PageHead } from "../seo/page-head.tsx";
import type { Route } from "./+types/manage.event.ts";

const events = apiClient<typeof eventReadContracts>();
const accounts = apiClient<typeof accountContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const id = Number(params.eventId);
  await events("GET /authentications/event/{event_id}", { params: { event_id: id } });
  const [{ data: event }, { data: user }, referenceData] = await Promise.all([
    events("GET /events/{id}", { params: { id }, query: { applications: "none" } }),
    accounts("GET /users/own"),
    fetchReferenceData(),
  ]);
  const own = ownHosts(event, user.id);
  const organization = own.find((one) => one.id === Number(params.organizationId));
  if (organization) return { event, organization, referenceData };
  throw redirect(own[0] ? `/manage/organizations/${own[0].id}/events/${id}` : "/");
});

/** Data that the tabs of an event's dashboard share. */
export type EventDashboard = Awaited<ReturnType<typeof clientLoader>>;

/** The event's hosts for which the person may act. */
function ownHosts(event: Event, userId: number) {
  return event.organization_events
    .filter(({ is_owner, accepted_at }) => is_owner || accepted_at)
    .map(({ organization }) => organization)
    .filter(({ organizer_ids }) => organizer_ids.includes(userId));
}

export default function EventFrame({ loaderData: { event, organization } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { title, language_id } = textIn(event.language_events, language);
  const isList = useLocation().pathname.endsWith("/list");
  const edit = t(event.cancelled_at ? "event_desk.overview" : "event_desk.edit");
  const tabs: ComponentProps<typeof TabLayout>["tabs"] = [
    { to: "edit", text: edit, help: event.cancelled_at ? "participants_and_csv" : "create_event" },
    { to: "announce", text: t("event_desk.announce"), help: "announcement_mail" },
    { to: "remind", text: t("event_desk.remind"), help: "reminder_mail" },
    { to: "list", text: t("event_desk.list"), help: "participants_and_csv" },
    { to: "check-in", text: t("event_desk.check_in"), help: "check_in" },
    { to: "after", text: t("event_desk.after"), help: "after_event" },
    { to: "co-hosts", text: t("event_desk.co_hosts"), help: "co_hosts" },
  ];
  return (
    <TabLayout
      label={title}
      tabs={event.cancelled_at ? tabs.filter(({ to }) => to === "edit" || to === "list") : tabs}
      instead={event.cancelled_at && !isList ? <CancelledEvent {...{ event, organization }} /> : undefined}
    >
      <PageHead title={title} isHidden />
      <Breadcrumbs>
        <Anchor component={Link} to="/manage">
          {t("manage.title")}
        </Anchor>
        <Anchor component={Link} to={`/manage/organizations/${organization.id}`}>
          {organization.organization_name}
        </Anchor>
      </Breadcrumbs>
      <Group justify="space-between" mt="xs" wrap="nowrap">
        <Title order={1} lang={foreignTag(language_id, language)}>
          {title}
        </Title>
        <ActionIcon
          component={Link}
          to={`/events/${event.id}`}
          variant="default"
          size="xl"
          aria-label={t("event_desk.preview")}
          title={t("event_desk.preview")}
        >
          <svg
            viewBox="0 0 24 24"
            width="22"
            height="22"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z" strokeWidth="1.8" />
            <circle cx="12" cy="12" r="3" strokeWidth="1.8" />
          </svg>
        </ActionIcon>
      </Group>
    </TabLayout>
  );
}
