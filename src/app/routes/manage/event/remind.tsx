import { Stack } from "@mantine/core";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import {
  MessagesPanel,
  peopleInAddress,
  ReminderMailsPanel,
} from "../../../../features/event-mail/event-mail.admin.ts";
import type { RemindEventMail } from "../../../../features/event-mail/event-mail.contract.ts";
import type { applicantMailContracts } from "../../../../features/event-mail/message/applicant-mails.contract.ts";
import { MailTabsNote } from "../../../../features/event-overview/event-overview.admin.ts";
import { PublishingNotice } from "../../../../features/events/events.admin.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { peopleAtOnce } from "../../../../shared/limits/people-at-once.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useEventDashboard } from "../../../admin/use-event-dashboard.ts";
import type { Route } from "./+types/remind";

const api = apiClient<typeof applicantMailContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const { data } = await api("GET /events/{id}/applicant_mails", { params: { id: Number(params.eventId) } });
  return { messages: data };
});

export default function Remind({ loaderData: { messages } }: Route.ComponentProps) {
  const { event, organization } = useEventDashboard();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const navigate = useNavigate();
  const mainLanguageId = event.language_events[0]?.language_id ?? 0;
  const named = new URLSearchParams(search);
  const people = peopleInAddress(search, peopleAtOnce);
  return (
    <Stack gap="xl">
      <MailTabsNote tab="remind" />
      <PublishingNotice about="mail" ownerId={event.owner_organization_id} organizationId={organization.id} />
      <MessagesPanel
        {...{ event, mainLanguageId, people, mails: messages }}
        openId={Number(named.get("message"))}
        onPeopleDone={() => people.length > 0 && navigate(".", { replace: true, preventScrollReset: true })}
        onSent={revalidate}
      />
      <ReminderMailsPanel
        event={event}
        mainLanguageId={mainLanguageId}
        mails={event.remind_event_mails as unknown as RemindEventMail[]}
        openId={Number(named.get("reminder"))}
        onChanged={revalidate}
      />
    </Stack>
  );
}
