import { Button, Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { languageIds } from "../../../../shared/languages/languages.ts";
import { displayDateTime } from "../../../../shared/time/tokyo-time.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { HeadWithActions } from "../../../../ui/tables/head-with-actions.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import type { CoHostInvitation, coHostContracts } from "../co-hosts.contract.ts";
import { CoHostChip, coHostStatus } from "./co-host-status.tsx";
import { JointUseNotice } from "./joint-use-notice.tsx";

const api = apiClient<typeof coHostContracts>();

interface InvitationsTableProps {
  organizationId: number;
  invitations: CoHostInvitation[];
  onAccepted(eventId: number): void;
  /** After a decline, or where an answer was refused because the invitation is not what it was. */
  onChanged(): void;
}

type Answer = "accept" | "decline";

/** Invitations to co-host; each is accepted or declined once, after a confirmation. */
export function InvitationsTable({
  organizationId,
  invitations,
  onAccepted,
  onChanged,
}: InvitationsTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<{ invitation: CoHostInvitation; answer: Answer } | null>(null);
  const titleOf = ({ event }: CoHostInvitation) =>
    (
      event.language_events.find(({ language_id }) => language_id === languageIds[language]) ??
      event.language_events[0]
    )?.title ?? "";
  const send = async () => {
    if (!asked) return;
    const { invitation, answer } = asked;
    try {
      const params = { id: organizationId, invitation_id: invitation.id };
      await api(`PUT /organizations/{id}/co-host-invitations/{invitation_id}/${answer}`, { params });
      noticeSuccess(t(answer === "accept" ? "invitations.accepted" : "invitations.declined"));
      setAsked(null);
      if (answer === "accept") onAccepted(invitation.event_id);
      else onChanged();
    } catch {
      noticeFailure(t("admin.error"));
      setAsked(null);
      onChanged();
    }
  };
  return (
    <>
      <Table.ScrollContainer minWidth={320}>
        <Table verticalSpacing="sm">
          <HeadWithActions>
            <Table.Th>{t("invitations.event")}</Table.Th>
            <Table.Th visibleFrom="sm">{t("invitations.start")}</Table.Th>
            <Table.Th>{t("co_host.status")}</Table.Th>
          </HeadWithActions>
          <Table.Tbody>
            {invitations.map((invitation) => {
              const start = new Date(invitation.event.start_at);
              const startText = `${displayDateTime(start, language)}`;
              const status = coHostStatus(invitation);
              return (
                <Table.Tr key={invitation.id}>
                  <Table.Td>
                    {titleOf(invitation)}
                    <Text size="sm" c="dimmed" hiddenFrom="sm">
                      {startText}
                    </Text>
                  </Table.Td>
                  <Table.Td visibleFrom="sm">{startText}</Table.Td>
                  <Table.Td>
                    <CoHostChip status={status} />
                  </Table.Td>
                  <Table.Td>
                    {status === "invited" && (
                      <Group gap="xs" justify="flex-end">
                        <Button size="xs" onClick={() => setAsked({ invitation, answer: "accept" })}>
                          {t("invitations.accept")}
                        </Button>
                        <Button
                          size="xs"
                          color="red"
                          variant="light"
                          onClick={() => setAsked({ invitation, answer: "decline" })}
                        >
                          {t("invitations.decline")}
                        </Button>
                      </Group>
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <QuestionDialog
        isOpen={asked !== null}
        action={asked && t(`invitations.${asked.answer}`)}
        question={asked && t(`invitations.${asked.answer}_question`, { title: titleOf(asked.invitation) })}
        isHarmless={asked?.answer === "accept"}
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        {asked?.answer === "accept" && (
          <JointUseNotice
            viewer={asked.invitation.organization.organization_name}
            owner={asked.invitation.event.organization_name}
            applicantsCount={asked.invitation.event.applications_count}
          />
        )}
      </QuestionDialog>
    </>
  );
}
