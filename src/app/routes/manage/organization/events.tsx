import { Button, Group, Stack } from "@mantine/core";
import { Link } from "react-router";
import { fetchManagedEvents, ManagedEvents } from "../../../../features/events/events.admin.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";
import type { Route } from "./+types/events";

export const clientLoader = adminLoader(({ request, params }: Route.ClientLoaderArgs) =>
  fetchManagedEvents(request.url, Number(params.organizationId)),
);

export default function OrganizationEvents({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts();
  const { languages } = useOrganizationDashboard().referenceData;
  return (
    <Stack>
      <Group justify="flex-end">
        <Button component={Link} to={`/manage/organizations/${params.organizationId}/event_create`}>
          {t("organization_desk.create_event")}
        </Button>
      </Group>
      <ManagedEvents list={loaderData} languages={languages} namesOrganizations={false} />
    </Stack>
  );
}
