import { Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useFormOwner } from "../../../../features/accounts/accounts.public.ts";
import {
  EventCreator,
  inheritedFrom,
  inheritedValues,
  lastEvent,
  newEventValues,
  PublishingNotice,
  TemplatesPanel,
} from "../../../../features/events/events.admin.ts";
import type { eventReadContracts } from "../../../../features/events/events.contract.ts";
import { ChooseLanguage } from "../../../../features/reference-data/reference-data.admin.ts";
import { fetchReferenceData } from "../../../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";
import type { Route } from "./+types/event-create";

const api = apiClient<typeof eventReadContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const id = Number(params.organizationId);
  const [{ data: events }, referenceData] = await Promise.all([
    api("GET /organizations/{id}/events", { params: { id } }),
    fetchReferenceData(),
  ]);
  return { knownIds: new Set(events.map((event) => event.id)), last: lastEvent(events, id), referenceData };
});

/** The main language first, then the form; or a template, which becomes a draft. */
export default function CreateEvent({ loaderData: { knownIds, last, referenceData } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const ownerId = useFormOwner();
  const { organization } = useOrganizationDashboard();
  const [languageId, setLanguageId] = useState<number | null>(null);
  const here = `/manage/organizations/${organization.id}`;
  if (languageId === null) {
    return (
      <Stack gap="lg">
        <Title order={2}>{t("organization_desk.create_event")}</Title>
        <PublishingNotice about="publishing" ownerId={organization.id} organizationId={organization.id} />
        <ChooseLanguage
          referenceData={referenceData}
          label={t("event_form.main_language")}
          submitLabel={t("language.next")}
          onChoose={setLanguageId}
        />
        <TemplatesPanel
          organizationId={organization.id}
          knownIds={knownIds}
          onMade={({ id }) => navigate(`${here}/events/${id}/edit`)}
        />
      </Stack>
    );
  }
  if (!ownerId) return null;
  return (
    <Stack>
      <Title order={2}>{t("organization_desk.create_event")}</Title>
      <PublishingNotice about="publishing" ownerId={organization.id} organizationId={organization.id} />
      <EventCreator
        organization={organization}
        referenceData={referenceData}
        values={last ? inheritedValues(last, languageId) : newEventValues(languageId)}
        inherited={last && inheritedFrom(last, languageId)}
        draftPlace={`tsudoi.draft.${ownerId}.new.${organization.id}.${languageId}`}
        knownIds={knownIds}
        onCreated={({ id }) => {
          noticeSaved(t("admin.saved"));
          navigate(`${here}/event_create/${id}/select_lang`);
        }}
      />
    </Stack>
  );
}
