import { useNavigate } from "react-router";
import { DeleteOrganization } from "../../../../features/organizations/organizations.admin.ts";
import { may } from "../../../../features/organizations/organizations.public.ts";
import { OrganizationSettings } from "../../../admin/organization-settings.tsx";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";

export default function EditOrganization() {
  const { organization, referenceData } = useOrganizationDashboard();
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
