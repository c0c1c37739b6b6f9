import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { eventMailContracts, RemindEventMail } from "../event-mail.contract.ts";

const api = apiClient<typeof eventMailContracts>();

interface RemoveReminderDialogProps {
  eventId: number;
  mail: RemindEventMail;
  onClose(): void;
  onRemoved(): Promise<void>;
}

/** The question before a scheduled mail to the applicants is deleted: its text is gone with it. */
export function RemoveReminderDialog({ eventId, mail, onClose, onRemoved }: RemoveReminderDialogProps) {
  const t = useTexts();
  const remove = async () => {
    try {
      await api("DELETE /events/{event_id}/remind_event_mails/{id}", {
        params: { event_id: eventId, id: mail.id },
      });
      noticeSuccess(t("reminder_mail.removed"));
      await onRemoved();
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
      onClose();
    }
  };
  return (
    <QuestionDialog
      action={t("reminder_mail.remove")}
      question={t("reminder_mail.remove_question", { title: mail.title })}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
