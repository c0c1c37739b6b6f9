import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../../ui/base/button.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./report-dialog.module.css";

interface ReportFrameProps {
  heading: string;
  /** Heading and text of what follows once the report is sent. */
  sent: { heading: string; next: string };
  /** Stands below that text. */
  afterSent?: ReactNode;
  onClosed(): void;
  children(onSent: () => void, close: () => void): ReactNode;
}

/** The dialog that a form of a report stands in, open as long as it is there, and what follows once it is sent. */
export function ReportFrame({ heading, sent, afterSent, onClosed, children }: ReportFrameProps) {
  const t = useTexts();
  const id = useId();
  const [isSent, setSent] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClosed);
  useEffect(() => {
    const { current } = dialog;
    const onClose = () => closed.current();
    current?.addEventListener("close", onClose);
    current?.showModal();
    return () => current?.removeEventListener("close", onClose);
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      {isSent ? (
        <ReportSent id={id} {...sent}>
          {afterSent}
          <div className={styles.buttons}>
            <Button onClick={close}>{t("report_form.close")}</Button>
          </div>
        </ReportSent>
      ) : (
        <>
          <h2 id={id}>{heading}</h2>
          {children(() => setSent(true), close)}
        </>
      )}
    </dialog>
  );
}

interface ReportSentProps {
  id: string;
  heading: string;
  next: string;
  children: ReactNode;
}

/** It is focused, so that whoever listens to the page hears that the report has arrived. */
function ReportSent({ id, heading, next, children }: ReportSentProps) {
  const focused = useRef<HTMLHeadingElement>(null);
  useEffect(() => focused.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 id={id} ref={focused} tabIndex={-1}>
        {heading}
      </h2>
      <p>{next}</p>
      {children}
    </div>
  );
}
