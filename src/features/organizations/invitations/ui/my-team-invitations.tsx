import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { invitationContracts, MyInvitation } from "../invitations.contract.ts";

const api = apiClient<typeof invitationContracts>();

interface MyTeamInvitationsProps {
  invitations: readonly MyInvitation[];
  onAnswered(): void;
}

/** To which organizations the signed-in person is invited, each with what to answer. */
export function MyTeamInvitations({ invitations, onAnswered }: MyTeamInvitationsProps) {
  const t = useTexts();
  const language = useLanguage();
  const [busy, setBusy] = useState<number | null>(null);
  const give = async ({ id, organization }: MyInvitation, answer: "accept" | "decline") => {
    setBusy(id);
    try {
      await api("PUT /users/own/invitations/{id}", { params: { id }, body: { answer } });
      noticeSuccess(t(`own_invitations.done.${answer}`, { organization: organization.organization_name }));
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    setBusy(null);
    onAnswered();
  };
  if (invitations.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-label={t("own_invitations.title")}>
      {invitations.map((invitation) => {
        const words = {
          organization: invitation.organization.organization_name,
          name: personName(invitation.invited_by, language),
          role: t(`members.role_name.${invitation.role}`),
        };
        return (
          <Alert key={invitation.id} variant="light" title={t("own_invitations.invited", words)}>
            <Text size="sm">
              {t("own_invitations.until", { day: displayDate(new Date(invitation.expires_at), language) })}
            </Text>
            <Group mt="sm">
              <Button loading={busy === invitation.id} onClick={() => void give(invitation, "accept")}>
                {t("own_invitations.accept")}
              </Button>
              <Button
                variant="default"
                disabled={busy === invitation.id}
                onClick={() => void give(invitation, "decline")}
              >
                {t("own_invitations.decline")}
              </Button>
            </Group>
          </Alert>
        );
      })}
    </Stack>
  );
}
