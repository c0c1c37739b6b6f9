import { type RefObject, useRef } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";

interface CancelApplicationProps {
  label: string;
  onConfirm(): Promise<unknown>;
  focusAfter?: RefObject<HTMLElement | null>;
}

/** The button that gives one's place up, after a question. */
export function CancelApplication({ label, onConfirm, focusAfter }: CancelApplicationProps) {
  const t = useTexts();
  const question = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="danger" onClick={() => question.current?.showModal()}>
        {label}
      </Button>
      <ConfirmDialog
        dialog={question}
        question={t("apply.cancel_question")}
        confirm={t("apply.cancel_confirm")}
        look="danger"
        onConfirm={onConfirm}
        focusAfter={focusAfter}
      />
    </>
  );
}
