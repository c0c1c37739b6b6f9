import { ActivityPanel } from "../../../../features/events/events.admin.ts";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";

export default function OrganizationActivity() {
  const { organization } = useOrganizationDashboard();
  return <ActivityPanel key={organization.id} organizationId={organization.id} />;
}
