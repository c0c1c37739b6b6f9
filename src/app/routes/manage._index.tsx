import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import type { organizationCalls } from "../../features/organizations/contract.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { officeLoader } from "../office/office-loader.ts";
import type { Route } from "./+types/manage._index.ts";

const api = apiOf<typeof organizationCalls>();

export const clientLoader = officeLoader(async () => (await api("GET /organizations")).data);

export default function OwnOrganizations({ loaderData: organizations }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Stack maw={1152} mx="auto" px="md" py="xl" gap="lg">
      <Group justify="space-between">
        <Title order={1}>{t("manage.title")}</Title>
        <Button component={Link} to="/manage/organizations/new">
          {t("manage.create_organization")}
        </Button>
      </Group>
      {organizations.length === 0 && <Text>{t("manage.no_organizations")}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {organizations.map(({ id, organization_name, prefectures }) => (
          <Card key={id} withBorder>
            <Stack>
              <Title order={2} size="h4">
                {organization_name}
              </Title>
              <Text size="sm" c="dimmed">
                {prefectures.map(({ name }) => name).join(" / ")}
              </Text>
              <Button component={Link} to={`/manage/organizations/${id}`} variant="light">
                {t("manage.open_organization")}
              </Button>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
