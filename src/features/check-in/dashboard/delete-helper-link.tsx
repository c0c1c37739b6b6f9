import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { HelperLink, helperLinkContracts } from "../helper-links/helper-links.contract.ts";

const api = apiClient<typeof helperLinkContracts>();

interface DeleteHelperLinkProps {
  eventId: number;
  link: HelperLink;
  onDeleted(): Promise<void>;
  onClose(): void;
}

/** The question before a helper's link ends: somebody may be using it right now. */
export function DeleteHelperLink({ eventId, link, onDeleted, onClose }: DeleteHelperLinkProps) {
  const t = useTexts();
  const remove = async () => {
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
    <QuestionDialog
      action={t("check_in_desk.link_delete")}
      question={t("check_in_desk.link_delete_question", { label: link.label })}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
