import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useRevalidator } from "react-router";
import type { eventReadContracts } from "../../../features/events/events.contract.ts";
import { HelpIcon } from "../../../features/help/help.admin.ts";
import type { invitationContracts } from "../../../features/organizations/invitations/invitations.contract.ts";
import { MyTeamInvitations } from "../../../features/organizations/organizations.admin.ts";
import type {
  Organization,
  organizationContracts,
} from "../../../features/organizations/organizations.contract.ts";
import { may, namedIn } from "../../../features/organizations/organizations.public.ts";
import { TodaySection } from "../../../features/today/today.admin.ts";
import type { todayContracts } from "../../../features/today/today.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { DoorOrganization } from "../../admin/door-organization.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/organizations";

const api = apiClient<
  typeof organizationContracts &
    typeof invitationContracts &
    typeof todayContracts &
    typeof eventReadContracts
>();

export const clientLoader = adminLoader(async () => {
  const [{ data: organizations }, { data: invitations }, today] = await Promise.all([
    api("GET /organizations"),
    api("GET /users/own/invitations"),
    // The organizations are reached all the same.
    api("GET /users/own/today").then(
      ({ data }) => data,
      () => null,
    ),
  ]);
  const atDoor = organizations.filter(({ role }) => !may(role, "organize"));
  const events = await Promise.all(
    atDoor.map(async ({ id }) => {
      const { data } = await api("GET /organizations/{id}/events", { params: { id } });
      return [id, data] as const;
    }),
  );
  return { organizations, invitations, today, eventsAtDoor: new Map(events) };
});

export default function MyOrganizations({
  loaderData: { organizations, invitations, today, eventsAtDoor },
}: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  const tagOf = (texts: Organization["language_organizations"]) => {
    const named = namedIn(texts, language);
    return named && foreignTag(named.language_id, language);
  };
  return (
    <Stack gap="lg">
      <PageHead title={t("manage.title")} isHidden />
      <MyTeamInvitations invitations={invitations} onAnswered={() => void revalidate()} />
      {organizations.length > 0 && (
        <TodaySection items={today} namesOrganizations={organizations.length > 1} onAgain={revalidate} />
      )}
      <Group justify="space-between">
        <Group gap={4} wrap="nowrap">
          <Title order={1}>{t("manage.title")}</Title>
          <HelpIcon topic="first_steps" />
        </Group>
        <Group gap="sm">
          {organizations.length > eventsAtDoor.size && (
            <Button component={Link} to="/manage/events" variant="default">
              {t("managed.title")}
            </Button>
          )}
          <Button component={Link} to="/manage/organizations/new">
            {t("manage.create_organization")}
          </Button>
        </Group>
      </Group>
      {organizations.length === 0 && <Text>{t("manage.no_organizations")}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {organizations.map(
          ({ id, organization_name, language_organizations, prefectures, role, suspended_at }) => (
            <Card key={id} withBorder>
              <Stack justify="space-between" h="100%">
                <div>
                  <Title order={2} size="h4" lang={tagOf(language_organizations)}>
                    {organization_name}
                  </Title>
                  <Text size="sm" c="dimmed">
                    {prefectures.map(({ name }) => name).join(" / ")}
                  </Text>
                  {suspended_at && <Badge tone="now">{t("manage.suspended")}</Badge>}
                </div>
                {may(role, "organize") ? (
                  <Button
                    component={Link}
                    to={`/manage/organizations/${id}`}
                    variant="light"
                    aria-label={`${t("manage.open_organization")}: ${organization_name}`}
                  >
                    {t("manage.open_organization")}
                  </Button>
                ) : (
                  <div>
                    <DoorOrganization
                      organizationId={id}
                      events={eventsAtDoor.get(id) ?? []}
                      onLeft={() => void revalidate()}
                    />
                  </div>
                )}
              </Stack>
            </Card>
          ),
        )}
      </SimpleGrid>
    </Stack>
  );
}
