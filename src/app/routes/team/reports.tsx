import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { ReportsPanel } from "../../../features/reports/reports.admin.ts";
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

/** The queue of reports, for the product team to decide about. */
export default function Reports() {
  const t = useTexts();
  return (
    <AdminPage title={t("reports.title")}>
      <ProductTeamNav />
      <ReportsPanel />
    </AdminPage>
  );
}
