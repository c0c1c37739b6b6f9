import { useState } from "react";
import { useNavigate } from "react-router";
import { OrganizationCreator } from "../../features/organizations/organizations.admin.ts";
import type { organizationCalls } from "../../features/organizations/organizations.contract.ts";
import { ChooseLanguage } from "../../features/reference-data/reference-data.admin.ts";
import { fetchMasters } from "../../features/reference-data/reference-data.public.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { noticeSaved } from "../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { officeLoader } from "../admin/admin-loader.ts";
import { OfficePage } from "../admin/admin-page.tsx";
import type { Route } from "./+types/manage.organization-new.ts";

const api = apiOf<typeof organizationCalls>();

export const clientLoader = officeLoader(async () => {
  const { data } = await api("GET /organizations");
  return { masters: await fetchMasters(), knownIds: new Set(data.map(({ id }) => id)) };
});

/** The registration language first, then the form. */
export default function NewOrganization({ loaderData: { masters, knownIds } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [languageId, setLanguageId] = useState<number | null>(null);
  return (
    <OfficePage title={t("manage.create_organization")} help="create_organization">
      {languageId === null ? (
        <ChooseLanguage
          masters={masters}
          label={t("language.registration")}
          submitLabel={t("language.next")}
          onChoose={setLanguageId}
        />
      ) : (
        <OrganizationCreator
          masters={masters}
          languageId={languageId}
          knownIds={knownIds}
          onCreated={({ id }) => {
            noticeSaved(t("office.saved"));
            navigate(`/manage/organizations/${id}/select_lang`);
          }}
        />
      )}
    </OfficePage>
  );
}
