import { useRevalidator } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { SynonymsPanel } from "../../../features/synonyms/synonyms.admin.ts";
import type { synonymContracts } from "../../../features/synonyms/synonyms.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { ProductTeamNav } from "../../admin/product-team-nav.tsx";
import type { Route } from "./+types/synonyms";

const accounts = apiClient<typeof accountContracts>();
const synonyms = apiClient<typeof synonymContracts>();

export const clientLoader = adminLoader(async () => {
  await accounts("GET /authentications/uniteam");
  return (await synonyms("GET /synonym_groups")).data;
});

/** The words that mean the same to the search. */
export default function Synonyms({ loaderData: groups }: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title={t("synonyms.title")}>
      <ProductTeamNav />
      <SynonymsPanel groups={groups} onChanged={revalidate} />
    </AdminPage>
  );
}
