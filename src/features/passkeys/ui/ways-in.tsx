import { type ReactNode, useRef } from "react";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { Button } from "../../../ui/base/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useProof } from "./use-proof.tsx";
import styles from "./ways-in.module.css";

/** The passkeys or providers by which somebody logs in, each a `WayIn`. */
export function WaysIn({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface WayInProps {
  name: string;
  /** Lines below the name. */
  facts: string[];
  words: { remove: string; question: string; removed: string };
  /** The call that removes it, with the proof where one was asked for. */
  remove(currentPassword?: string): Promise<unknown>;
  onRemoved(): Promise<unknown>;
}

/** A passkey or provider, and the way to be rid of it, which takes a proof. */
export function WayIn({ name, facts, words, remove, onRemoved }: WayInProps) {
  const t = useTexts();
  const flash = useFlash();
  const question = useRef<HTMLDialogElement>(null);
  const { prove, proofDialog } = useProof();
  const removeAndTell = async (currentPassword?: string) => {
    await remove(currentPassword);
    flash(words.removed, "success", flashTimes.notice);
    await onRemoved();
  };
  const tryToRemove = () =>
    prove(removeAndTell).catch((error) =>
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice),
    );
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <strong>{name}</strong>
        {facts.map((fact) => (
          <span key={fact} className={styles.times}>
            {fact}
          </span>
        ))}
      </div>
      <Button
        look="quiet"
        aria-label={`${words.remove}: ${name}`}
        onClick={() => question.current?.showModal()}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        dialog={question}
        question={words.question}
        confirm={words.remove}
        look="danger"
        onConfirm={tryToRemove}
      />
      {proofDialog}
    </li>
  );
}
