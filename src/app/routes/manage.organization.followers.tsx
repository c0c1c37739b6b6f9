import { FollowersTable } from "../../features/organizations/organizations.admin.ts";
import type { organizationCalls } from "../../features/organizations/organizations.contract.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { officeLoader } from "../admin/admin-loader.ts";
import type { Route } from "./+types/manage.organization.followers.ts";

const api = apiOf<typeof organizationCalls>();

export const clientLoader = officeLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const path = { id: Number(params.organizationId) };
  return (await api("GET /organizations/{id}/followers", { params: path })).data;
});

export default function Followers({ loaderData }: Route.ComponentProps) {
  return <FollowersTable followers={loaderData} />;
}
