import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { describeOutcome } from "./describe-outcome.ts";
import { OutcomeShape } from "./outcome-shape.tsx";
import styles from "./scan-outcome.module.css";
import { nameOf, type ShownOutcome, toneOf } from "./shown-outcome.ts";

interface OutcomePanelProps {
  outcome: ShownOutcome;
  onUndo?: () => void;
}

/** Words and buttons of an outcome; it closes by a tap on whatever is not the undo. */
export function OutcomePanel({ outcome, onUndo }: OutcomePanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const { title, details } = describeOutcome(t, language, outcome);
  const tone = toneOf(outcome);
  const name = nameOf(outcome);
  const canUndo = onUndo && ["checked_in", "already_checked_in", "recorded"].includes(outcome.result);
  return (
    <div className={styles.panel} data-tone={tone}>
      <OutcomeShape tone={tone} />
      <p className={styles.title}>{title}</p>
      {name && <p className={styles.name}>{name}</p>}
      {details.map((detail) => (
        <p key={detail} className={styles.detail}>
          {detail}
        </p>
      ))}
      <div className={styles.actions}>
        {canUndo && (
          <button
            type="button"
            className={styles.action}
            onClick={(event) => {
              event.stopPropagation();
              onUndo();
            }}
          >
            {t("scan_outcome.undo")}
          </button>
        )}
        <button type="button" className={styles.action}>
          {t("scan_outcome.next")}
        </button>
      </div>
    </div>
  );
}
