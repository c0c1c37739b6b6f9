import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { MissingTextsPanel } from "../../../features/product-team/product-team.admin.ts";
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

/** How far the texts of each language are. */
export default function MissingTexts() {
  const t = useTexts();
  return (
    <AdminPage title={t("missing_texts.title")}>
      <ProductTeamNav />
      <MissingTextsPanel />
    </AdminPage>
  );
}
