import { Anchor, Breadcrumbs, Group, Title } from "@mantine/core";
import { Link } from "react-router";
import type { coHostContracts } from "../../../features/events/co-hosts/co-hosts.contract.ts";
import { foreignTag } from "../../../features/events/events.public.ts";
import { namedIn } from "../../../features/organizations/organizations.public.ts";
import { fetchReferenceData } from "../../../features/reference-data/reference-data.public.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { fetchManagedOrganization } from "../../admin/fetch-managed-organization.ts";
import { TabLayout } from "../../admin/tab-layout.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import type { Route } from "./+types/manage-organization";

const api = apiClient<typeof coHostContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const organization = await fetchManagedOrganization(params.organizationId);
  const path = { id: organization.id };
  const [{ data: invitations }, referenceData] = await Promise.all([
    api("GET /organizations/{id}/co-host-invitations", { params: path }),
    fetchReferenceData(),
  ]);
  return { organization, invitations, referenceData };
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
        <Anchor component={Link} to={`/organizations/${organization.id}`}>
          {t("organization_desk.public_page")}
        </Anchor>
      </Group>
    </TabLayout>
  );
}
