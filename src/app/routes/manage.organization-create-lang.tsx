import { useNavigate } from "react-router";
import { fetchMasters } from "../../features/reference-data/reference-data.public.ts";
import { officeLoader } from "../admin/admin-loader.ts";
import { OfficePage } from "../admin/admin-page.tsx";
import { fetchOwnOrganization } from "../admin/fetch-managed-organization.ts";
import { OrganizationSettings } from "../admin/organization-settings.tsx";
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
