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
  /** A mail reaches them. */
  isTold: boolean;
  onCancelled(): Promise<unknown>;
  onClose(): void;
}

/** The question before somebody's application is cancelled, with what they are told, if a mail reaches them. */
export function CancelApplicant({ applicant, name, isTold, onCancelled, onClose }: CancelApplicantProps) {
  const t = useTexts();
  const [message, setMessage] = useState("");
  const cancel = async () => {
    try {
      if (await cancelApplicant(applicant, message))
        noticeSuccess(t(isTold ? "applicant.cancelled" : "applicant.cancelled_untold", { name }));
      else noticeFailure(t("applicant.cancelled_before", { name }));
      await onCancelled();
      onClose();
    } catch (error) {
      noticeFailure(failureMessage(error, t("admin.unreachable")));
    }
  };
  return (
    <QuestionDialog
      action={t("applicant.cancel")}
      question={t(isTold ? "applicant.cancel_question" : "applicant.cancel_question_untold", { name })}
      onConfirm={cancel}
      onClose={onClose}
    >
      {isTold && <DecisionMessageField value={message} onChange={setMessage} />}
    </QuestionDialog>
  );
}
