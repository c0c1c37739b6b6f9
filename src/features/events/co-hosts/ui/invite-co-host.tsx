import { Modal, Stack } from "@mantine/core";
import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { EmailForm } from "../../../../ui/forms/email-form.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { coHostContracts } from "../co-hosts.contract.ts";
import { JointUseNotice } from "./joint-use-notice.tsx";

const api = apiClient<typeof coHostContracts>();

interface InviteCoHostProps {
  eventId: number;
  organizationId: number;
  /** The event's owner. */
  owner: string;
  applicantsCount: number;
  isOpen: boolean;
  onClose(): void;
  onInvited(): void;
}

/** Asks another organization, by its e-mail address. */
export function InviteCoHost({
  eventId,
  organizationId,
  owner,
  applicantsCount,
  isOpen,
  onClose,
  onInvited,
}: InviteCoHostProps) {
  const t = useTexts();
  const send = async (email: string) => {
    try {
      await api("POST /events/{id}/co_hosts", {
        params: { id: eventId },
        body: { target_organization_email: email, current_organization_id: organizationId },
      });
    } catch (error) {
      noticeFailure(t("co_host.invite_failed"));
      return error instanceof ApiError ? error.sentences.target_organization_email?.[0] : undefined;
    }
    onClose();
    noticeSuccess(t("co_host.invited_notice"));
    onInvited();
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={t("co_host.invite")}>
      <Stack>
        <JointUseNotice viewer={null} owner={owner} applicantsCount={applicantsCount} />
        <EmailForm
          label={t("co_host.email")}
          hint={t("co_host.email_hint")}
          submitLabel={t("co_host.invite")}
          send={send}
        />
      </Stack>
    </Modal>
  );
}
