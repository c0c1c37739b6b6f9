import { OrganizationSettings } from "../office/organization-settings.tsx";
import { useOrganizationDesk } from "../office/use-organization-desk.ts";

export default function EditOrganization() {
  const { organization, masters } = useOrganizationDesk();
  return <OrganizationSettings organization={organization} masters={masters} />;
}
