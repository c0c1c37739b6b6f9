import { useState } from "react";
import { apiOf } from "../../../platform/browser/api-client.ts";
import { makeOnce } from "../../../platform/browser/create-once.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Masters } from "../../reference-data/reference-data.public.ts";
import type { Organization, organizationCalls } from "../organizations.contract.ts";
import { OrganizationForm } from "./organization-form.tsx";
import { newOrganizationValues, type OrganizationValues, organizationBody } from "./organization-values.ts";

const api = apiOf<typeof organizationCalls>();

interface OrganizationCreatorProps {
  masters: Masters;
  languageId: number;
  /** The caller's organizations before this one: what is not among them after a lost answer was created by it. */
  knownIds: ReadonlySet<number>;
  onCreated(organization: Organization): void;
}

/** The form of a new organization. An answer that got lost does not make it twice. */
export function OrganizationCreator({ masters, languageId, knownIds, onCreated }: OrganizationCreatorProps) {
  const t = useTexts();
  const [create] = useState(() =>
    makeOnce(
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
      masters={masters}
      values={newOrganizationValues(languageId)}
      submitLabel={t("organization_form.create")}
      onSubmit={create}
      onSaved={onCreated}
    />
  );
}
