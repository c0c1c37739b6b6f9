import { type FormEventHandler, type ReactNode, type RefObject, useId } from "react";
import { Button } from "../base/button.tsx";
import { useTexts } from "../texts/texts.tsx";
import styles from "./form-dialog.module.css";

interface FormDialogProps {
  /** Opened by `dialog.current.showModal()`; Escape and the way back close it. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose(): void;
  /** Beside the way back. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A short form above a public page. */
export function FormDialog({ dialog, title, onSubmit, onClose, buttons, children }: FormDialogProps) {
  const t = useTexts();
  const id = useId();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form method="post" onSubmit={onSubmit} noValidate className={styles.form}>
        <h2 id={id}>{title}</h2>
        {children}
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {t("confirm.back")}
          </Button>
          {buttons}
        </div>
      </form>
    </dialog>
  );
}
