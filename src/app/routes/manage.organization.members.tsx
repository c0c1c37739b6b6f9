import { useRevalidator } from "react-router";
import { useOwnUser } from "../../features/accounts/accounts.public.ts";
import { MembersPanel } from "../../features/organizations/organizations.admin.ts";
import type { organizationCalls } from "../../features/organizations/organizations.contract.ts";
import { apiOf } from "../../platform/browser/api-client.ts";
import { noticeFailure } from "../../ui/feedback/admin-notifications.ts";
import { officeLoader } from "../admin/admin-loader.ts";
import type { Route } from "./+types/manage.organization.members.ts";

const api = apiOf<typeof organizationCalls>();

export const clientLoader = officeLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const path = { id: Number(params.organizationId) };
  return (await api("GET /organizations/{id}/organization_users", { params: path })).data;
});

export default function Members({ loaderData: members, params }: Route.ComponentProps) {
  const { user } = useOwnUser();
  const { revalidate } = useRevalidator();
  return (
    <MembersPanel
      organizationId={Number(params.organizationId)}
      members={members}
      ownUserId={user?.id}
      onChanged={() => void revalidate()}
      onFailure={noticeFailure}
    />
  );
}
