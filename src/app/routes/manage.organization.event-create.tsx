import { Stack, Title } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useOwnUser } from "../../features/accounts/door.ts";
import type { eventReadCalls } from "../../features/events/contract.ts";
import { copiedEventValues, EventCreator, newEventValues } from "../../features/events/office-door.ts";
import { ChooseLanguage } from "../../features/masters/office-door.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { noticeSaved } from "../../ui/feedback/office-notices.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { officeLoader } from "../office/office-loader.ts";
import { useOrganizationDesk } from "../office/use-organization-desk.ts";
import type { Route } from "./+types/manage.organization.event-create.ts";

const api = apiOf<typeof eventReadCalls>();

export const clientLoader = officeLoader(async ({ params, request }: Route.ClientLoaderArgs) => {
  const copied = Number(new URL(request.url).searchParams.get("copy"));
  const { data: events } = await api("GET /organizations/{id}/events", {
    params: { id: Number(params.organizationId) },
  });
  const original = copied ? (await api("GET /events/{id}", { params: { id: copied } })).data : null;
  return { knownIds: new Set(events.map(({ id }) => id)), original };
});

/** The main language first, then the form; as a copy of another event at once the form. */
export default function CreateEvent({ loaderData: { knownIds, original } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { user } = useOwnUser();
  const { organization, masters } = useOrganizationDesk();
  const [languageId, setLanguageId] = useState<number | null>(null);
  if (!original && languageId === null) {
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
        values={original ? copiedEventValues(original) : newEventValues(languageId ?? 1)}
        draftPlace={`tsudoi.draft.${user.id}.new.${organization.id}.${original?.id ?? languageId}`}
        knownIds={knownIds}
        onCreated={({ id }) => {
          noticeSaved(t("office.saved"));
          navigate(`${here}/event_create/${id}/select_lang`);
        }}
      />
    </Stack>
  );
}
