import { type ReactNode, type RefObject, useId, useState } from "react";
import { Button } from "../base/button.tsx";
import { useTexts } from "../texts/texts.tsx";
import styles from "./confirm-dialog.module.css";

interface ConfirmDialogProps {
  /** Opened by `dialog.current.showModal()`; Escape and the way back close it, and focus returns to what opened it. */
  dialog: RefObject<HTMLDialogElement | null>;
  question: ReactNode;
  /** The action's own words: "Stop following", not "OK". */
  confirm: string;
  look?: "main" | "danger";
  /** The dialog stays until this is done. */
  onConfirm(): Promise<unknown>;
  /** Takes the focus after the action, where the action takes what opened the dialog away. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** A question before an action, on public pages; the back office asks in its kit's dialogs. */
export function ConfirmDialog({
  dialog,
  question,
  confirm,
  look,
  onConfirm,
  focusAfter,
}: ConfirmDialogProps) {
  const t = useTexts();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    dialog.current?.close();
    focusAfter?.current?.focus();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      <p id={id}>{question}</p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {t("confirm.back")}
        </Button>
        <Button look={look} onClick={run} busy={isBusy} busyText={t("apply.working")}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
