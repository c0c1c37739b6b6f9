import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./codes.module.css";

interface RecoveryCodesProps {
  codes: string[];
  /** Whose they are, on paper. */
  email: string;
  onSaved(): void;
}

/** Recovery codes, which are shown this once: they stay until somebody says that they are saved. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const t = useTexts();
  const flash = useFlash();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!isSaved) addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSaved]);
  const text = `${t("codes.print_title", { email })}\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      flash(t("codes.copied"), "success", flashTimes.brief);
    } catch {
      setProblem("codes.not_copied");
    }
  };
  const end = (event: FormEvent) => {
    event.preventDefault();
    if (isSaved) onSaved();
    else setProblem("codes.saved_first");
  };
  return (
    <form method="post" onSubmit={end} className={styles.form}>
      <h3 tabIndex={-1} ref={heading}>
        {t("codes.recovery_heading")}
      </h3>
      <p>{t("codes.recovery_lead")}</p>
      <div className={styles.sheet}>
        <p className={styles.onPaper}>{t("codes.print_title", { email })}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => void copy()}>
          {t("codes.copy")}
        </Button>
        <Button look="quiet" onClick={() => download(text)}>
          {t("codes.download")}
        </Button>
        <Button look="quiet" onClick={() => print()}>
          {t("codes.print")}
        </Button>
      </div>
      {problem && <Bar>{t(problem)}</Bar>}
      <label className={styles.saved}>
        <input
          type="checkbox"
          checked={isSaved}
          onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
        />
        {t("codes.saved")}
      </label>
      <div>
        <Button type="submit">{t("codes.done")}</Button>
      </div>
    </form>
  );
}

function download(text: string): void {
  const made = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = made;
  link.download = "tsudoi-recovery-codes.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(made));
}
