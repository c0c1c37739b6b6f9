import { Anchor, Breadcrumbs, Group, Text, Title } from "@mantine/core";
import type { coHostContracts } from "../../../features/events/co-hosts/co-hosts.contract.ts";
import { namedIn } from "../../../features/organizations/organizations.public.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { fetchManagedOrganization } from "../../admin/fetch-managed-organization.ts";
import { OrganizationSuspension } from "../../admin/holds/organization-suspension.tsx";
import { TabLayout } from "../../admin/tab-layout.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/manage-organization";

const api = apiClient<typeof coHostContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const organization = await fetchManagedOrganization(params.organizationId);
  const path = { id: organization.id };
  const { data: invitations } = await api("GET /organizations/{id}/co-host-invitations", { params: path });
  return { organization, invitations };
});

/** Data that the tabs of an organization's dashboard share. */
export type OrganizationDashboard = Awaited<ReturnType<typeof clientLoader>>;

export default function OrganizationFrame({ loaderData }: Route.ComponentProps) {
  const { organization, invitations } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const named = namedIn(organization.language_organizations, language);
  return (
    <TabLayout
      label={organization.organization_name}
      tabs={[
        { to: "events", text: t("organization_desk.events"), help: "create_event" },
        { to: "edit", text: t("organization_desk.settings"), help: "create_organization" },
        { to: "members", text: t("organization_desk.members"), help: "organization_members" },
        { to: "followers", text: t("organization_desk.followers"), help: "announcement_mail" },
        { to: "figures", text: t("organization_desk.figures"), help: "participants_and_csv" },
        ...(invitations.length > 0
          ? [{ to: "co-hosts", text: t("organization_desk.co_hosts"), help: "co_hosts" as const }]
          : []),
        { to: "connections", text: t("organization_desk.connections"), help: "connections" as const },
        { to: "activity", text: t("organization_desk.activity"), help: "organization_members" as const },
      ]}
    >
      <PageHead title={organization.organization_name} isHidden />
      <Breadcrumbs>
        <Anchor component={Link} to="/manage">
          {t("manage.title")}
        </Anchor>
      </Breadcrumbs>
      <Group justify="space-between" mt="xs">
        <Title order={1} lang={named && foreignTag(named.language_id, language)}>
          {organization.organization_name}
        </Title>
        {organization.suspended_at ? (
          <Text c="var(--ink-quiet)">{t("organization_desk.page_not_shown")}</Text>
        ) : (
          <Anchor component={Link} to={`/organizations/${organization.id}`}>
            {t("organization_desk.public_page")}
          </Anchor>
        )}
      </Group>
      <OrganizationSuspension organization={organization} />
    </TabLayout>
  );
}
