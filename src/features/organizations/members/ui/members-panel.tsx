import { Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { nameFields, personName } from "../../../../shared/people/person-name.ts";
import { displayDate } from "../../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../../ui/base/badge.tsx";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { EmailForm } from "../../../../ui/forms/email-form.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { TeamInvitations } from "../../invitations/ui/team-invitations.tsx";
import type { MemberRow, organizationContracts } from "../../organizations.contract.ts";
import { may, memberRoles } from "../member-roles.ts";
import { LeaveOrganization } from "./leave-organization.tsx";
import { RoleSelect } from "./role-select.tsx";

const api = apiClient<typeof organizationContracts>();

/** However narrow its column is, a name is not broken within. */
const unbroken = { overflowWrap: "normal", wordBreak: "keep-all" } as const;

interface MembersPanelProps {
  organizationId: number;
  members: MemberRow[];
  /** The signed-in person, who may not remove themselves; nothing can be changed before it is known who that is. */
  currentUserId: number | undefined;
  onChanged(): void;
  onLeft(): void;
  onFailure(sentence: string): void;
}

/** The team and its roles; an admin adds somebody who has signed up by the e-mail address, gives roles, and removes anybody but oneself. */
export function MembersPanel({
  organizationId,
  members,
  currentUserId,
  onChanged,
  onLeft,
  onFailure,
}: MembersPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const isAdmin = may(members.find(({ id }) => id === currentUserId)?.role, "administer");
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<MemberRow | null>(null);
  const sinceDay = ({ member_since }: MemberRow) => displayDate(new Date(member_since), language);
  const whoIs = ({ occupation, university }: MemberRow) =>
    [occupation?.name, nameIn(university, language)].filter(Boolean).join(" · ");
  const add = async (email: string) => {
    try {
      await api("POST /organizations/{id}/organization_users/create", {
        params: { id: organizationId },
        body: { new_organizer_email: email },
      });
    } catch (error) {
      const message = error instanceof ApiError ? error.sentences.new_organizer_email?.[0] : undefined;
      return message ?? failureMessage(error, t("admin.unreachable"));
    }
    setAdding(false);
    onChanged();
  };
  const remove = async () => {
    if (!leaving) return;
    try {
      await api("DELETE /organizations/{id}/organization_users/{user_id}", {
        params: { id: organizationId, user_id: leaving.id },
      });
    } catch (error) {
      // The specification's words, unless the role was taken away meanwhile.
      const isForbidden = error instanceof ApiError && error.status === 403;
      onFailure(isForbidden ? failureMessage(error, "") : t("members.remove_failed"));
    }
    onChanged();
    setLeaving(null);
  };
  return (
    <Stack>
      <RoleRights />
      {isAdmin && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAdding(true)}>
            {t("members.add")}
          </Button>
        </Group>
      )}
      <Table.ScrollContainer minWidth={320}>
        <Table striped verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              {nameFields(language).map((part) => (
                <Table.Th key={part}>{t(`members.${part}`)}</Table.Th>
              ))}
              <Table.Th visibleFrom="sm">{t("members.who")}</Table.Th>
              <Table.Th visibleFrom="sm">{t("members.since")}</Table.Th>
              <Table.Th>{t("members.role")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {members.map((member) => (
              <Table.Tr key={member.id}>
                {nameFields(language).map((part) => (
                  <Table.Td key={part}>
                    <span style={unbroken}>{member[part]}</span>
                    {part === nameFields(language)[1] && (
                      <Text size="sm" c="dimmed" hiddenFrom="sm">
                        {[whoIs(member), t("members.since_day", { day: sinceDay(member) })]
                          .filter(Boolean)
                          .join(" · ")}
                      </Text>
                    )}
                  </Table.Td>
                ))}
                <Table.Td visibleFrom="sm">{whoIs(member)}</Table.Td>
                <Table.Td visibleFrom="sm">{sinceDay(member)}</Table.Td>
                <Table.Td>
                  {/* One below the other on a phone. */}
                  <Group gap="xs">
                    {isAdmin ? (
                      <RoleSelect
                        isOwn={member.id === currentUserId}
                        {...{ organizationId, member, onChanged, onFailure }}
                      />
                    ) : (
                      <span>{t(`members.role_name.${member.role}`)}</span>
                    )}
                    {member.id === currentUserId && <Badge tone="info">{t("members.you")}</Badge>}
                    {isAdmin && member.id !== currentUserId && (
                      <Button
                        variant="subtle"
                        color="red"
                        aria-label={`${t("members.remove")}: ${personName(member, language)}`}
                        onClick={() => setLeaving(member)}
                      >
                        {t("members.remove")}
                      </Button>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {isAdmin && <TeamInvitations {...{ organizationId, onFailure }} />}
      {currentUserId !== undefined && (
        <Group>
          <LeaveOrganization {...{ organizationId, onLeft, onFailure }} />
        </Group>
      )}
      <Modal opened={isAdding} onClose={() => setAdding(false)} title={t("members.add")}>
        <EmailForm
          label={t("members.email")}
          hint={t("members.email_hint")}
          submitLabel={t("members.add")}
          send={add}
        />
      </Modal>
      <QuestionDialog
        isOpen={leaving !== null}
        action={t("members.remove")}
        question={t("members.remove_question", {
          name: leaving ? personName(leaving, language) : "",
          since: leaving ? t("members.since_day", { day: sinceDay(leaving) }) : "",
        })}
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  );
}

function RoleRights() {
  const t = useTexts();
  return (
    <Text component="ul" size="sm" c="dimmed" m={0} pl="md">
      {memberRoles.map((role) => (
        <li key={role}>{t(`members.role_rights.${role}`)}</li>
      ))}
    </Text>
  );
}
