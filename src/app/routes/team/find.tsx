import { useSearchParams } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { FindPanel } from "../../../features/product-team/product-team.admin.ts";
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

/** People, organizations and events, found by one field whose words stand in the address. */
export default function Find() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const words = search.get("q") ?? "";
  return (
    <AdminPage title={t("find.title")}>
      <ProductTeamNav />
      <FindPanel key={words} words={words} onSearch={(q) => setSearch(q ? { q } : {})} />
    </AdminPage>
  );
}
