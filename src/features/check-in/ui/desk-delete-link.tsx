import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { HelperLink, helperLinkContracts } from "../helper-links/helper-links.contract.ts";

const api = apiClient<typeof helperLinkContracts>();

interface DeskDeleteLinkProps {
  eventId: number;
  link: HelperLink;
  onDeleted(): Promise<void>;
  onClose(): void;
}

/** The question before a helper's link ends: somebody may be using it right now. */
export function DeskDeleteLink({ eventId, link, onDeleted, onClose }: DeskDeleteLinkProps) {
  const t = useTexts();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await api("DELETE /events/{id}/door_links/{link_id}", { params: { id: eventId, link_id: link.id } });
      await onDeleted();
      noticeSuccess(t("check_in_desk.link_deleted"));
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t("check_in_desk.link_delete")}>
      <Stack>
        <Text>{t("check_in_desk.link_delete_question", { label: link.label })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("admin.back")}
          </Button>
          <Button color="red" loading={isDeleting} onClick={() => void remove()}>
            {t("check_in_desk.link_delete")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
