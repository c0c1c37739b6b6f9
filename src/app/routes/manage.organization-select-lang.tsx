import { Button, Text } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import type { organizationCalls } from "../../features/organizations/organizations.contract.ts";
import { ChooseLanguage } from "../../features/reference-data/reference-data.admin.ts";
import { fetchMasters } from "../../features/reference-data/reference-data.public.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { failureSentence } from "../../platform/browser/failure-message.ts";
import { noticeFailure } from "../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { officeLoader } from "../admin/admin-loader.ts";
import { OfficePage } from "../admin/admin-page.tsx";
import { fetchOwnOrganization } from "../admin/fetch-managed-organization.ts";
import type { Route } from "./+types/manage.organization-select-lang.ts";

const api = apiOf<typeof organizationCalls>();

export const clientLoader = officeLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const [organization, masters] = await Promise.all([
    fetchOwnOrganization(params.organizationId),
    fetchMasters(),
  ]);
  return { organization, masters };
});

/** After a new organization: another language, or later. */
export default function SelectLanguage({ loaderData: { organization, masters } }: Route.ComponentProps) {
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
      noticeFailure(failureSentence(error, t("office.unreachable")));
    }
  };
  return (
    <OfficePage title={t("language.add_title")} help="event_languages">
      <Text>{t("language.add_why")}</Text>
      <ChooseLanguage
        masters={masters}
        label={t("language.another")}
        without={organization.language_organizations.map(({ language_id }) => language_id)}
        submitLabel={t("language.add")}
        onChoose={add}
      >
        <Button component={Link} to={here} variant="default">
          {t("language.later")}
        </Button>
      </ChooseLanguage>
    </OfficePage>
  );
}
