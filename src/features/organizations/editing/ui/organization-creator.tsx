import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import type { Organization, organizationContracts } from "../../organizations.contract.ts";
import { OrganizationForm } from "./organization-form.tsx";
import { newOrganizationValues, type OrganizationValues, organizationBody } from "./organization-values.ts";

const api = apiClient<typeof organizationContracts>();

interface OrganizationCreatorProps {
  referenceData: ReferenceData;
  languageId: number;
  /** Proposed for the organization. */
  email: string;
  /** The caller's organizations before this one: what is not among them after a lost answer was created by it. */
  knownIds: ReadonlySet<number>;
  onCreated(organization: Organization): void;
}

/** The form of a new organization. An answer that got lost does not make it twice. */
export function OrganizationCreator({
  referenceData,
  languageId,
  email,
  knownIds,
  onCreated,
}: OrganizationCreatorProps) {
  const t = useTexts();
  const [create] = useState(() =>
    createOnce(
      async (typed: OrganizationValues) => {
        const body = { organization: organizationBody(typed) };
        return (await api("POST /organizations/create", { body })).data;
      },
      async (typed) => {
        const name = typed.texts[0]?.name.trim();
        const { data } = await api("GET /organizations");
        const made = data.find(
          ({ id, language_organizations }) => !knownIds.has(id) && language_organizations[0]?.name === name,
        );
        if (!made) return undefined;
        const body = { organization: organizationBody(typed) };
        return (await api("PUT /organizations/{id}/update", { params: { id: made.id }, body })).data;
      },
    ),
  );
  return (
    <OrganizationForm
      referenceData={referenceData}
      values={newOrganizationValues(languageId, email)}
      submitLabel={t("organization_form.create")}
      onSubmit={create}
      onSaved={onCreated}
    />
  );
}
