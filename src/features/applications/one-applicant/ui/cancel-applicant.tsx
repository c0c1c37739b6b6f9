import { useState } from "react";
import { failureMessage } from "../../../../platform/browser/failure-message.ts";
import { noticeFailure, noticeSuccess } from "../../../../ui/feedback/admin-notifications.ts";
import { QuestionDialog } from "../../../../ui/feedback/question-dialog.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import { DecisionMessageField } from "../../decisions/ui/decision-message-field.tsx";
import { type Applicant, cancelApplicant } from "./applicant-calls.ts";

interface CancelApplicantProps {
  applicant: Applicant;
  name: string;
  onCancelled(): Promise<unknown>;
  onClose(): void;
}

/** The question before somebody's application is cancelled, with what they are told. */
export function CancelApplicant({ applicant, name, onCancelled, onClose }: CancelApplicantProps) {
  const t = useTexts();
  const [message, setMessage] = useState("");
  const cancel = async () => {
    try {
      await cancelApplicant(applicant, message);
      noticeSuccess(t("applicant.cancelled", { name }));
      await onCancelled();
      onClose();
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  return (
    <QuestionDialog
      action={t("applicant.cancel")}
      question={t("applicant.cancel_question", { name })}
      onConfirm={cancel}
      onClose={onClose}
    >
      <DecisionMessageField value={message} onChange={setMessage} />
    </QuestionDialog>
  );
}
