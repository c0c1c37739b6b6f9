import { useRevalidator } from "react-router";
import {
  OrganizationForm,
  organizationBody,
  organizationText,
  organizationValues,
} from "../../features/organizations/organizations.admin.ts";
import type { Organization, organizationCalls } from "../../features/organizations/organizations.contract.ts";
import type { Masters } from "../../features/reference-data/reference-data.public.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { noticeSaved } from "../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../ui/texts/texts.tsx";

const api = apiOf<typeof organizationCalls>();

interface OrganizationSettingsProps {
  organization: Organization;
  masters: Masters;
  onSaved?(): void;
}

/** The form of an organization that is there already. */
export function OrganizationSettings({ organization, masters, onSaved }: OrganizationSettingsProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <OrganizationForm
      key={organization.id}
      masters={masters}
      values={organizationValues(organization)}
      organizationId={organization.id}
      submitLabel={t("office.save")}
      addLanguage={async (language_id) => {
        const body = { organization_id: organization.id, language_id };
        const { data } = await api("POST /language_organizations/create", { body });
        void revalidate();
        return organizationText(data);
      }}
      onSubmit={async (values) => {
        const params = { id: organization.id };
        const body = { organization: organizationBody(values) };
        return (await api("PUT /organizations/{id}/update", { params, body })).data;
      }}
      onSaved={() => {
        noticeSaved(t("office.saved"));
        if (onSaved) onSaved();
        else void revalidate();
      }}
    />
  );
}
