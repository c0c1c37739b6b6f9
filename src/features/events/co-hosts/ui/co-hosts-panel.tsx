import { Button, Group, Stack, Table } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { HeadWithActions } from "../../../../ui/tables/head-with-actions.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { coHostContracts, OrganizationEvent } from "../co-hosts.contract.ts";
import { CoHostChip, coHostStatus } from "./co-host-status.tsx";
import { InviteCoHost } from "./invite-co-host.tsx";

const api = apiClient<typeof coHostContracts>();

interface CoHostsPanelProps {
  eventId: number;
  /** The organization for which the caller acts. */
  organizationId: number;
  hosts: OrganizationEvent[];
  applicantsCount: number;
  onChanged(): void;
  /** After the organization has ended its own part. */
  onLeft(): void;
}

/** The event's co-hosts: inviting them and withdrawing invitations. */
export function CoHostsPanel({
  eventId,
  organizationId,
  hosts,
  applicantsCount,
  onChanged,
  onLeft,
}: CoHostsPanelProps) {
  const t = useTexts();
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<OrganizationEvent | null>(null);
  const canRemove = (host: OrganizationEvent) =>
    !host.is_owner && (coHostStatus(host) === "invited" || host.organization_id === organizationId);
  /** An organization leaves; another's invitation is withdrawn. */
  const actionOf = (host: OrganizationEvent) =>
    host.organization_id === organizationId ? "co_host.leave" : "co_host.withdraw";
  const remove = async () => {
    if (!leaving) return;
    try {
      await api("DELETE /events/{id}/co_hosts/{target_organization_id}", {
        params: { id: eventId, target_organization_id: leaving.organization_id },
        query: { current_organization_id: organizationId },
      });
      setLeaving(null);
      if (leaving.organization_id === organizationId) onLeft();
      else onChanged();
    } catch {
      noticeFailure(t("co_host.remove_failed"));
      setLeaving(null);
      onChanged();
    }
  };
  return (
    <Stack>
      <Group justify="flex-end">
        <Button onClick={() => setInviting(true)}>{t("co_host.invite")}</Button>
      </Group>
      <Table verticalSpacing="sm">
        <HeadWithActions>
          <Table.Th>{t("co_host.organization")}</Table.Th>
          <Table.Th>{t("co_host.status")}</Table.Th>
        </HeadWithActions>
        <Table.Tbody>
          {hosts.map((host) => (
            <Table.Tr key={host.id}>
              <Table.Td>{host.organization.organization_name}</Table.Td>
              <Table.Td>
                <CoHostChip status={coHostStatus(host)} />
              </Table.Td>
              <Table.Td ta="end">
                {canRemove(host) && (
                  <Button size="xs" variant="subtle" color="red" onClick={() => setLeaving(host)}>
                    {t(actionOf(host))}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <InviteCoHost
        eventId={eventId}
        organizationId={organizationId}
        owner={hosts.find(({ is_owner }) => is_owner)?.organization.organization_name ?? ""}
        applicantsCount={applicantsCount}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={onChanged}
      />
      <QuestionDialog
        isOpen={leaving !== null}
        action={leaving && t(actionOf(leaving))}
        question={
          leaving && t(`${actionOf(leaving)}_question`, { name: leaving.organization.organization_name })
        }
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      />
    </Stack>
  );
}
