import { useState } from "react";
import { useNavigate } from "react-router";
import { fetchMasters } from "../../features/masters/door.ts";
import { ChooseLanguage } from "../../features/masters/office-door.ts";
import type { organizationCalls } from "../../features/organizations/contract.ts";
import { OrganizationCreator } from "../../features/organizations/office-door.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { noticeSaved } from "../../ui/feedback/office-notices.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { officeLoader } from "../office/office-loader.ts";
import { OfficePage } from "../office/office-page.tsx";
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
