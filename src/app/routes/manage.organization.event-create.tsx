import { Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useOwnUser } from "../../features/accounts/door.ts";
import type { eventReadCalls } from "../../features/events/contract.ts";
import { EventCreator, newEventValues } from "../../features/events/office-door.ts";
import { ChooseLanguage } from "../../features/masters/office-door.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { noticeSaved } from "../../ui/feedback/office-notices.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { officeLoader } from "../office/office-loader.ts";
import { useOrganizationDesk } from "../office/use-organization-desk.ts";
import type { Route } from "./+types/manage.organization.event-create.ts";

const api = apiOf<typeof eventReadCalls>();

export const clientLoader = officeLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const { data: events } = await api("GET /organizations/{id}/events", {
    params: { id: Number(params.organizationId) },
  });
  return { knownIds: new Set(events.map(({ id }) => id)) };
});

/** The main language first, then the form. */
export default function CreateEvent({ loaderData: { knownIds } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useOwnUser();
  const { organization, masters } = useOrganizationDesk();
  const [languageId, setLanguageId] = useState<number | null>(null);
  if (languageId === null) {
    return (
      <Stack>
        <Title order={2}>{t("organization_desk.create_event")}</Title>
        <ChooseLanguage
          masters={masters}
          label={t("event_form.main_language")}
          submitLabel={t("language.next")}
          onChoose={setLanguageId}
        />
      </Stack>
    );
  }
  if (!user) return null;
  const here = `/manage/organizations/${organization.id}`;
  return (
    <Stack>
      <Title order={2}>{t("organization_desk.create_event")}</Title>
      <EventCreator
        organization={organization}
        masters={masters}
        values={newEventValues(languageId)}
        draftPlace={`tsudoi.draft.${user.id}.new.${organization.id}.${languageId}`}
        knownIds={knownIds}
        onCreated={({ id }) => {
          noticeSaved(t("office.saved"));
          navigate(`${here}/event_create/${id}/select_lang`);
        }}
      />
    </Stack>
  );
}
