import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { noticeFailure } from "../../../ui/feedback/admin-notifications.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { WalkIn, walkInContracts } from "../walk-ins/walk-ins.contract.ts";

const api = apiClient<typeof walkInContracts>();

interface DeskRemoveWalkInProps {
  eventId: number;
  walkIn: WalkIn;
  onRemoved(): Promise<void>;
  onClose(): void;
}

/** The question before a walk-in is removed: the name is erased. */
export function DeskRemoveWalkIn({ eventId, walkIn, onRemoved, onClose }: DeskRemoveWalkInProps) {
  const t = useTexts();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await api("DELETE /events/{id}/walk_ins/{walk_in_id}", {
        params: { id: eventId, walk_in_id: walkIn.id },
      });
      await onRemoved();
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t("check_in_desk.walk_in_remove")}>
      <Stack>
        <Text>{t("check_in_desk.walk_in_remove_question", { name: walkIn.name })}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("admin.back")}
          </Button>
          <Button color="red" loading={isRemoving} onClick={() => void remove()}>
            {t("check_in_desk.walk_in_remove")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
