import { FollowersTable } from "../../../../features/organizations/organizations.admin.ts";
import type { organizationContracts } from "../../../../features/organizations/organizations.contract.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import type { Route } from "./+types/followers";

const api = apiClient<typeof organizationContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const path = { id: Number(params.organizationId) };
  return (await api("GET /organizations/{id}/followers", { params: path })).data;
});

export default function Followers({ loaderData }: Route.ComponentProps) {
  return <FollowersTable followers={loaderData} />;
}
