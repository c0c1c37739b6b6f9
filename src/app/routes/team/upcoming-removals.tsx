import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { UpcomingRemovalsPanel } from "../../../features/product-team/product-team.admin.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { ProductTeamNav } from "../../admin/product-team-nav.tsx";

const accounts = apiClient<typeof accountContracts>();

export const clientLoader = adminLoader(async () => {
  await accounts("GET /authentications/uniteam");
  return null;
});

/** Page of the removals that happen by themselves in the next seven days. */
export default function UpcomingRemovals() {
  const t = useTexts();
  return (
    <AdminPage title={t("removals.title")}>
      <ProductTeamNav />
      <UpcomingRemovalsPanel />
    </AdminPage>
  );
}
