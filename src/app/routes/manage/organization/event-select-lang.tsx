import { Button, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "react-router";
import type { eventWriteContracts } from "../../../../features/events/editing/edit-event.contract.ts";
import type { eventReadContracts } from "../../../../features/events/events.contract.ts";
import { ChooseLanguage } from "../../../../features/reference-data/reference-data.admin.ts";
import { fetchReferenceData } from "../../../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";
import type { Route } from "./+types/event-select-lang";

const reading = apiClient<typeof eventReadContracts>();
const writing = apiClient<typeof eventWriteContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const id = Number(params.eventId);
  await reading("GET /authentications/event/{event_id}", { params: { event_id: id } });
  const [{ data: event }, referenceData] = await Promise.all([
    reading("GET /events/{id}", { params: { id }, query: { applications: "none" } }),
    fetchReferenceData(),
  ]);
  return { event, referenceData };
});

/** After a new event: another language, or later, which leads to the page of the event. */
export default function SelectEventLanguage({ loaderData: { event, referenceData } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { organization } = useOrganizationDashboard();
  const add = async (language_id: number) => {
    try {
      await writing("POST /language_events/create", { body: { event_id: event.id, language_id } });
      await navigate(`/manage/organizations/${organization.id}/event_create/${event.id}/${language_id}`);
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  return (
    <Stack>
      <Title order={2}>{t("language.add_title")}</Title>
      <Text>{t("language.add_why")}</Text>
      <ChooseLanguage
        referenceData={referenceData}
        label={t("language.another")}
        without={event.language_events.map(({ language_id }) => language_id)}
        submitLabel={t("language.add")}
        onChoose={add}
      >
        <Button component={Link} to={`/events/${event.id}`} variant="default">
          {t("language.later")}
        </Button>
      </ChooseLanguage>
    </Stack>
  );
}
