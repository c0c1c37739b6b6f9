import { apiClient } from "../../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { WalkIn, walkInContracts } from "../walk-ins.contract.ts";

const api = apiClient<typeof walkInContracts>();

interface RemoveWalkInProps {
  eventId: number;
  walkIn: WalkIn;
  onRemoved(): Promise<void>;
  onClose(): void;
}

/** The question before a walk-in is removed: the name is erased. */
export function RemoveWalkIn({ eventId, walkIn, onRemoved, onClose }: RemoveWalkInProps) {
  const t = useTexts();
  const remove = async () => {
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
    <QuestionDialog
      action={t("check_in_desk.walk_in_remove")}
      question={t("check_in_desk.walk_in_remove_question", { name: walkIn.name })}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
