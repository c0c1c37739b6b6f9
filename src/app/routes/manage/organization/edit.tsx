import { OrganizationSettings } from "../../../admin/organization-settings.tsx";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";

export default function EditOrganization() {
  const { organization, referenceData } = useOrganizationDashboard();
  return <OrganizationSettings organization={organization} referenceData={referenceData} />;
}
