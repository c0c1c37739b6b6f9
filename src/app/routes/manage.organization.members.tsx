import { useRevalidator } from "react-router";
import { useOwnUser } from "../../features/accounts/door.ts";
import type { organizationCalls } from "../../features/organizations/contract.ts";
import { MembersPanel } from "../../features/organizations/office-door.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { noticeFailure } from "../../ui/feedback/office-notices.ts";
import { officeLoader } from "../office/office-loader.ts";
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
