import { Stack } from "@mantine/core";
import {
  ApiTokensPanel,
  EmbedPanel,
  WebhooksPanel,
} from "../../../../features/integrations/integrations.admin.ts";
import { may } from "../../../../features/organizations/organizations.public.ts";
import { UnsavedForms } from "../../../../ui/forms/saving/unsaved-guard.tsx";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";

/** What connects an organization with other sites and programs. */
export default function Connections() {
  const { organization } = useOrganizationDashboard();
  return (
    <UnsavedForms>
      <Stack gap="xl">
        <EmbedPanel kind="organizations" id={organization.id} title={organization.organization_name} />
        {may(organization.role, "administer") && (
          <>
            <ApiTokensPanel organizationId={organization.id} />
            <WebhooksPanel organizationId={organization.id} />
          </>
        )}
      </Stack>
    </UnsavedForms>
  );
}
