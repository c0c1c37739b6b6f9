import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { TeamFiguresPanel } from "../../../features/product-team/product-team.admin.ts";
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

/** The figures of the site, week by week. */
export default function TeamFiguresPage() {
  const t = useTexts();
  return (
    <AdminPage title={t("team_figures.title")}>
      <ProductTeamNav />
      <TeamFiguresPanel />
    </AdminPage>
  );
}
