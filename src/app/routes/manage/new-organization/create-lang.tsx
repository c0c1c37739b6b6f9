import { useNavigate } from "react-router";
import { fetchReferenceData } from "../../../../features/reference-data/reference-data.public.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { AdminPage } from "../../../admin/admin-page.tsx";
import { fetchManagedOrganization } from "../../../admin/fetch-managed-organization.ts";
import { OrganizationSettings } from "../../../admin/organization-settings.tsx";
import type { Route } from "./+types/create-lang";

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const [organization, referenceData] = await Promise.all([
    fetchManagedOrganization(params.organizationId),
    fetchReferenceData(),
  ]);
  return { organization, referenceData };
});

/** The main and the second language side by side, to fill in the second. */
export default function CreateLanguage({
  loaderData: { organization, referenceData },
}: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <AdminPage title={organization.organization_name}>
      <OrganizationSettings
        organization={organization}
        referenceData={referenceData}
        onSaved={() => navigate(`/manage/organizations/${organization.id}`)}
      />
    </AdminPage>
  );
}
