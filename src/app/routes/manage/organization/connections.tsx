import { Stack } from "@mantine/core";
import { EmbedPanel } from "../../../../features/integrations/integrations.admin.ts";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";

/** What connects an organization with other sites and programs. */
export default function Connections() {
  const { organization } = useOrganizationDashboard();
  return (
    <Stack gap="xl">
      <EmbedPanel kind="organizations" id={organization.id} title={organization.organization_name} />
    </Stack>
  );
}
