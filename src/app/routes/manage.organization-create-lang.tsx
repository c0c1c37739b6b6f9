import { useNavigate } from "react-router";
import { fetchMasters } from "../../features/masters/door.ts";
import { officeLoader } from "../office/office-loader.ts";
import { OfficePage } from "../office/office-page.tsx";
import { OrganizationSettings } from "../office/organization-settings.tsx";
import { fetchOwnOrganization } from "../office/own-organization.ts";
import type { Route } from "./+types/manage.organization-create-lang.ts";

export const clientLoader = officeLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const [organization, masters] = await Promise.all([
    fetchOwnOrganization(params.organizationId),
    fetchMasters(),
  ]);
  return { organization, masters };
});

/** The main and the second language side by side, to fill in the second. */
export default function CreateLanguage({ loaderData: { organization, masters } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <OfficePage title={organization.organization_name}>
      <OrganizationSettings
        organization={organization}
        masters={masters}
        onSaved={() => navigate(`/manage/organizations/${organization.id}`)}
      />
    </OfficePage>
  );
}
