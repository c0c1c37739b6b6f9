import { useState } from "react";
import { useNavigate } from "react-router";
import { useSignedInUser } from "../../../../features/accounts/accounts.public.ts";
import { OrganizationCreator } from "../../../../features/organizations/organizations.admin.ts";
import type { organizationContracts } from "../../../../features/organizations/organizations.contract.ts";
import { ChooseLanguage } from "../../../../features/reference-data/reference-data.admin.ts";
import { fetchReferenceData } from "../../../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { noticeSaved } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { AdminPage } from "../../../admin/admin-page.tsx";
import type { Route } from "./+types/new";

const api = apiClient<typeof organizationContracts>();

export const clientLoader = adminLoader(async () => {
  const { data } = await api("GET /organizations");
  return { referenceData: await fetchReferenceData(), knownIds: new Set(data.map(({ id }) => id)) };
});

/** The registration language first, then the form. */
export default function NewOrganization({ loaderData: { referenceData, knownIds } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const user = useSignedInUser();
  const [languageId, setLanguageId] = useState<number | null>(null);
  return (
    <AdminPage title={t("manage.create_organization")} help="create_organization">
      {languageId === null ? (
        <ChooseLanguage
          referenceData={referenceData}
          label={t("language.registration")}
          submitLabel={t("language.next")}
          onChoose={setLanguageId}
        />
      ) : (
        <OrganizationCreator
          referenceData={referenceData}
          languageId={languageId}
          email={user?.email ?? ""}
          knownIds={knownIds}
          onCreated={({ id }) => {
            noticeSaved(t("admin.saved"));
            navigate(`/manage/organizations/${id}/select_lang`);
          }}
        />
      )}
    </AdminPage>
  );
}
