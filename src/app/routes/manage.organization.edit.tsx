import { OrganizationSettings } from "../admin/organization-settings.tsx";
import { useOrganizationDesk } from "../admin/use-organization-dashboard.ts";

export default function EditOrganization() {
  const { organization, masters } = useOrganizationDesk();
  return <OrganizationSettings organization={organization} masters={masters} />;
}
