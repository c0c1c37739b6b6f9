import { Button } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { describeScan } from "../log/ui/describe-scan.ts";
import { toneOf } from "../scanner/shown-outcome.ts";
import styles from "./last-outcome.module.css";
import type { useLastOutcome } from "./use-last-outcome.ts";

interface LastOutcomeProps {
  last: ReturnType<typeof useLastOutcome>;
  /** It is told over the whole screen. */
  isElsewhere: boolean;
}

/** Outcome of the last tick or scan, with the way back, above the tabs. The element stays: what changes in it is read out. */
export function LastOutcome({ last, isElsewhere }: LastOutcomeProps) {
  const t = useTexts();
  const language = useLanguage();
  const { outcome, problem, isAwaited, undo } = last;
  const said = problem
    ? t(`entrance.problem.${problem}`)
    : outcome
      ? describeScan(t, language, outcome)
      : isAwaited
        ? t("entrance.sending")
        : null;
  return (
    <div className={styles.place}>
      <div
        className={styles.outcome}
        data-tone={problem ? "bad" : outcome ? toneOf(outcome) : "quiet"}
        hidden={said === null || isElsewhere}
      >
        <p role="status">{said}</p>
        {undo && (
          <Button look="quiet" onClick={undo}>
            {t("entrance.undo")}
          </Button>
        )}
        <button type="button" className={styles.close} aria-label={t("entrance.close")} onClick={last.close}>
          ×
        </button>
      </div>
    </div>
  );
}
