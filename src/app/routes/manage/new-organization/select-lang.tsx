import { Button, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import type { organizationContracts } from "../../../../features/organizations/organizations.contract.ts";
import { ChooseLanguage } from "../../../../features/reference-data/reference-data.admin.ts";
import { fetchReferenceData } from "../../../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { AdminPage } from "../../../admin/admin-page.tsx";
import { fetchManagedOrganization } from "../../../admin/fetch-managed-organization.ts";
import type { Route } from "./+types/select-lang";

const api = apiClient<typeof organizationContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const [organization, referenceData] = await Promise.all([
    fetchManagedOrganization(params.organizationId),
    fetchReferenceData(),
  ]);
  return { organization, referenceData };
});

/** After a new organization: another language, or later. */
export default function SelectLanguage({
  loaderData: { organization, referenceData },
}: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const here = `/manage/organizations/${organization.id}`;
  const add = async (language_id: number) => {
    try {
      await api("POST /language_organizations/create", {
        body: { organization_id: organization.id, language_id },
      });
      await navigate(`${here}/create_lang`);
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  return (
    <AdminPage title={t("language.add_title")} help="event_languages">
      <Text>{t("language.add_why")}</Text>
      <ChooseLanguage
        referenceData={referenceData}
        label={t("language.another")}
        without={organization.language_organizations.map(({ language_id }) => language_id)}
        submitLabel={t("language.add")}
        onChoose={add}
      >
        <Button component={Link} to={here} variant="default">
          {t("language.later")}
        </Button>
      </ChooseLanguage>
    </AdminPage>
  );
}
