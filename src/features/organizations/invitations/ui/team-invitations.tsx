import { Button, Group, Modal, NativeSelect, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { EmailForm } from "../../../../ui/forms/email-form.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { type MemberRole, memberRoles } from "../../members/member-roles.ts";
import type { Invitation, invitationContracts } from "../invitations.contract.ts";

const api = apiClient<typeof invitationContracts>();

interface TeamInvitationsProps {
  organizationId: number;
  onFailure(sentence: string): void;
}

/** For admins: inviting people by mail, and who has been invited and has not answered yet. */
export function TeamInvitations({ organizationId, onFailure }: TeamInvitationsProps) {
  const t = useTexts();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isInviting, setInviting] = useState(false);
  const [role, setRole] = useState<MemberRole>("editor");
  const [asked, setAsked] = useState<Invitation | null>(null);
  const params = { id: organizationId };
  const queryKey = ["team-invitations", organizationId];
  const { data: invitations = [] } = useQuery({
    queryKey,
    queryFn: async () => (await api("GET /organizations/{id}/invitations", { params })).data,
  });
  const changed = () => queries.invalidateQueries({ queryKey });
  const invite = async (email: string) => {
    try {
      await api("POST /organizations/{id}/invitations", { params, body: { email, role } });
    } catch (error) {
      const message = error instanceof ApiError ? error.sentences.email?.[0] : undefined;
      return message ?? failureMessage(error, t("admin.unreachable"));
    }
    setInviting(false);
    noticeSuccess(t("team_invitations.sent", { email }));
    void changed();
  };
  const withdraw = async () => {
    if (!asked) return;
    try {
      await api("DELETE /organizations/{id}/invitations/{invitation_id}", {
        params: { ...params, invitation_id: asked.id },
      });
    } catch (error) {
      onFailure(failureMessage(error, t("admin.unreachable")));
    }
    await changed();
    setAsked(null);
  };
  return (
    <Stack component="section" gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t("team_invitations.title")}
        </Title>
        <Button onClick={() => setInviting(true)}>{t("team_invitations.invite")}</Button>
      </Group>
      {invitations.length === 0 && <Text size="sm">{t("team_invitations.none")}</Text>}
      {invitations.length > 0 && (
        <Table.ScrollContainer minWidth={320}>
          <Table striped verticalSpacing="sm" aria-label={t("team_invitations.title")}>
            <Table.Tbody>
              {invitations.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td>
                    {one.email}
                    <Text size="sm" c="dimmed">
                      {t("team_invitations.facts", {
                        role: t(`members.role_name.${one.role}`),
                        name: personName(one.invited_by, language),
                        day: displayDate(new Date(one.expires_at), language),
                      })}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="end">
                    <Button
                      variant="subtle"
                      color="red"
                      aria-label={`${t("team_invitations.withdraw")}: ${one.email}`}
                      onClick={() => setAsked(one)}
                    >
                      {t("team_invitations.withdraw")}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Modal opened={isInviting} onClose={() => setInviting(false)} title={t("team_invitations.invite")}>
        <EmailForm
          label={t("team_invitations.email")}
          hint={t("team_invitations.email_hint")}
          submitLabel={t("team_invitations.send")}
          send={invite}
        >
          <NativeSelect
            label={t("members.role")}
            description={t(`members.role_rights.${role}`)}
            value={role}
            data={memberRoles.map((one) => ({ value: one, label: t(`members.role_name.${one}`) }))}
            onChange={({ currentTarget }) => setRole(currentTarget.value as MemberRole)}
          />
        </EmailForm>
      </Modal>
      <QuestionDialog
        isOpen={asked !== null}
        action={t("team_invitations.withdraw")}
        question={t("team_invitations.withdraw_question", { email: asked?.email ?? "" })}
        onConfirm={withdraw}
        onClose={() => setAsked(null)}
      />
    </Stack>
  );
}
