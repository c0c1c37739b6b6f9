import { Text } from "@mantine/core";
import { useRevalidator } from "react-router";
import type { accountContracts } from "../../../features/accounts/accounts.contract.ts";
import { HeldList } from "../../../features/events/events.admin.ts";
import type { holdContracts } from "../../../features/events/holds/holds.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { adminLoader } from "../../admin/admin-loader.ts";
import { AdminPage } from "../../admin/admin-page.tsx";
import { ProductTeamNav } from "../../admin/product-team-nav.tsx";
import type { Route } from "./+types/holds";

const accounts = apiClient<typeof accountContracts>();
const api = apiClient<typeof holdContracts>();

export const clientLoader = adminLoader(async () => {
  await accounts("GET /authentications/uniteam");
  return (await api("GET /uniteam/holds")).data;
});

/** Events on hold and suspended organizations. */
export default function Holds({ loaderData: held }: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage title={t("holds.title")}>
      <ProductTeamNav />
      <Text>{t("holds.about")}</Text>
      <HeldList held={held} onChanged={revalidate} />
    </AdminPage>
  );
}
