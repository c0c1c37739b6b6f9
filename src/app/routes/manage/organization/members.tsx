import { useNavigate, useRevalidator } from "react-router";
import { useSignedInUser } from "../../../../features/accounts/accounts.public.ts";
import { MembersPanel } from "../../../../features/organizations/organizations.admin.ts";
import type { organizationContracts } from "../../../../features/organizations/organizations.contract.ts";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { adminLoader } from "../../../admin/admin-loader.ts";
import type { Route } from "./+types/members";

const api = apiClient<typeof organizationContracts>();

export const clientLoader = adminLoader(async ({ params }: Route.ClientLoaderArgs) => {
  const path = { id: Number(params.organizationId) };
  return (await api("GET /organizations/{id}/organization_users", { params: path })).data;
});

export default function Members({ loaderData: members, params }: Route.ComponentProps) {
  const user = useSignedInUser();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <MembersPanel
      organizationId={Number(params.organizationId)}
      members={members}
      currentUserId={user?.id}
      onLeft={() => void navigate("/manage")}
      onChanged={() => void revalidate()}
      onFailure={noticeFailure}
    />
  );
}
