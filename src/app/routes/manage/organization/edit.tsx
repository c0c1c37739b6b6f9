import { useNavigate } from "react-router";
import { DeleteOrganization } from "../../../../features/organizations/organizations.admin.ts";
import { may } from "../../../../features/organizations/organizations.public.ts";
import { fetchReferenceData } from "../../../../features/reference-data/reference-data.public.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { OrganizationSettings } from "../../../admin/organization-settings.tsx";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";
import type { Route } from "./+types/edit";

export const clientLoader = adminLoader(fetchReferenceData);

export default function EditOrganization({ loaderData: referenceData }: Route.ComponentProps) {
  const { organization } = useOrganizationDashboard();
  const navigate = useNavigate();
  return (
    <>
      <OrganizationSettings organization={organization} referenceData={referenceData} />
      {may(organization.role, "administer") && (
        <DeleteOrganization organization={organization} onDeleted={() => void navigate("/manage")} />
      )}
    </>
  );
}
