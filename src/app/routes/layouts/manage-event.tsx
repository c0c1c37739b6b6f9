import { ActionIcon, Anchor, Breadcrumbs, Group, Title } from "@mantine/core";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { eventPageName } from "../../../features/events/events.admin.ts";
import { textIn } from "../../../features/events/events.public.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { CancelledEvent } from "../../admin/cancelled-event.tsx";
import { EventHold } from "../../admin/holds/event-hold.tsx";
import { loadEventDashboard } from "../../admin/load-event-dashboard.ts";
import { TabLayout } from "../../admin/tab-layout.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/manage-event";

export const clientLoader = adminLoader(({ params }: Route.ClientLoaderArgs) => loadEventDashboard(params));

export default function EventFrame({ loaderData: { event, organization } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { title, language_id } = textIn(event.language_events, language);
  const isToBeRead = /\/(?:list|questions|activity)$/.test(useLocation().pathname);
  const tabs: ComponentProps<typeof TabLayout>["tabs"] = [
    {
      to: "overview",
      text: t("event_desk.overview"),
      help: event.cancelled_at ? "participants_and_csv" : "first_steps",
    },
    { to: "edit", text: t("event_desk.edit"), help: "create_event" },
    { to: "announce", text: t("event_desk.announce"), help: "announcement_mail" },
    { to: "remind", text: t("event_desk.remind"), help: "reminder_mail" },
    { to: "list", text: t("event_desk.list"), help: "participants_and_csv" },
    { to: "answers", text: t("event_desk.answers"), help: "participants_and_csv" },
    { to: "questions", text: t("event_desk.questions"), help: "reader_questions" },
    { to: "figures", text: t("event_desk.figures"), help: "participants_and_csv" },
    { to: "check-in", text: t("event_desk.check_in"), help: "check_in" },
    { to: "after", text: t("event_desk.after"), help: "after_event" },
    { to: "co-hosts", text: t("event_desk.co_hosts"), help: "co_hosts" },
    { to: "activity", text: t("event_desk.activity"), help: "organization_members" },
  ];
  const pageName = eventPageName(event, t);
  return (
    <TabLayout
      label={title}
      tabs={
        event.cancelled_at
          ? tabs.filter(({ to }) => ["overview", "list", "questions", "activity"].includes(to))
          : tabs
      }
      instead={
        event.cancelled_at && !isToBeRead ? <CancelledEvent {...{ event, organization }} /> : undefined
      }
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
          aria-label={pageName}
          title={pageName}
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
      <EventHold {...{ event, organization }} />
    </TabLayout>
  );
}
