import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { TeamLogPanel } from "../../../features/reports/reports.admin.ts";
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

/** The log of the product team, staff of universities and the operator. */
export default function TeamLog() {
  const t = useTexts();
  return (
    <AdminPage title={t("team_log.title")}>
      <ProductTeamNav />
      <TeamLogPanel />
    </AdminPage>
  );
}
