import { Title } from "@mantine/core";
import { useNavigate, useRevalidator } from "react-router";
import { InvitationsTable } from "../../../../features/events/events.admin.ts";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { useOrganizationDashboard } from "../../../admin/use-organization-dashboard.ts";

export default function CoHostInvitations() {
  const t = useTexts();
  const { organization, invitations } = useOrganizationDashboard();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return (
    <>
      <Title order={2} size="h3" mb="md">
        {t("invitations.title")}
      </Title>
      <InvitationsTable
        organizationId={organization.id}
        invitations={invitations}
        onChanged={() => void revalidate()}
        onAccepted={(eventId) => navigate(`/manage/organizations/${organization.id}/events/${eventId}`)}
      />
    </>
  );
}
