import { useRevalidator } from "react-router";
import { AnswersToGoNotice } from "../../features/applications/applications.admin.ts";
import {
  OrganizationForm,
  organizationBody,
  organizationText,
  organizationValues,
} from "../../features/organizations/organizations.admin.ts";
import type {
  Organization,
  organizationContracts,
} from "../../features/organizations/organizations.contract.ts";
import type { ReferenceData } from "../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { noticeSaved } from "../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../ui/texts/texts.tsx";

const api = apiClient<typeof organizationContracts>();

interface OrganizationSettingsProps {
  organization: Organization;
  referenceData: ReferenceData;
  onSaved?(): void;
}

/** The form of an organization that is there already. */
export function OrganizationSettings({ organization, referenceData, onSaved }: OrganizationSettingsProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <OrganizationForm
      key={organization.id}
      referenceData={referenceData}
      values={organizationValues(organization)}
      organizationId={organization.id}
      submitLabel={t("admin.save")}
      addLanguage={async (language_id) => {
        const body = { organization_id: organization.id, language_id };
        const { data } = await api("POST /language_organizations/create", { body });
        void revalidate();
        return organizationText(data);
      }}
      answersToGo={(days) => <AnswersToGoNotice organizationId={organization.id} days={days} />}
      onSubmit={async (values) => {
        const params = { id: organization.id };
        const body = { organization: organizationBody(values) };
        return (await api("PUT /organizations/{id}/update", { params, body })).data;
      }}
      onSaved={() => {
        noticeSaved(t("admin.saved"));
        if (onSaved) onSaved();
        else void revalidate();
      }}
    />
  );
}
