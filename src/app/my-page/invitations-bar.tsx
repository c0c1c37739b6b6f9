import { useQuery } from "@tanstack/react-query";
import type { invitationContracts } from "../../features/organizations/invitations/invitations.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { Link } from "../../ui/base/link.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";

const api = apiClient<typeof invitationContracts>();

/** That organizations have invited the signed-in person, with the way to answer; nothing where none has. */
export function InvitationsBar({ userId }: { userId: number }) {
  const t = useTexts();
  const { data: invitations = [] } = useQuery({
    queryKey: ["my-page", "invitations", userId],
    queryFn: async () => (await api("GET /users/own/invitations")).data,
  });
  if (invitations.length === 0) return null;
  return (
    <Bar kind="success">
      {t("my_page.invitations", { count: invitations.length })}{" "}
      <Link to="/manage">{t("my_page.see_invitations")}</Link>
    </Bar>
  );
}
