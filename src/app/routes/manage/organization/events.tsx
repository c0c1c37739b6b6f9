import { Button, Group, Stack } from "@mantine/core";
import { fetchManagedEvents, ManagedEvents } from "../../../../features/events/events.admin.ts";
import { fetchLanguages } from "../../../../features/reference-data/reference-data.public.ts";
import { Link } from "../../../../ui/base/link.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { adminLoader } from "../../../admin/admin-loader.ts";
import type { Route } from "./+types/events";

export const clientLoader = adminLoader(async ({ request, params }: Route.ClientLoaderArgs) => {
  const [list, languages] = await Promise.all([
    fetchManagedEvents(request.url, Number(params.organizationId)),
    fetchLanguages(),
  ]);
  return { list, languages };
});

export default function OrganizationEvents({
  loaderData: { list, languages },
  params,
}: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Stack>
      <Group justify="flex-end">
        <Button component={Link} to={`/manage/organizations/${params.organizationId}/event_create`}>
          {t("organization_desk.create_event")}
        </Button>
      </Group>
      <ManagedEvents list={list} languages={languages} namesOrganizations={false} />
    </Stack>
  );
}
