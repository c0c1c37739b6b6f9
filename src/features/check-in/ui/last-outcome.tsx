import { Button } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { describeScan, scanTone } from "./describe-scan.ts";
import styles from "./last-outcome.module.css";
import type { useLastOutcome } from "./use-last-outcome.ts";

/** What became of the last tick or scan, with the way back, above the tabs. The element stays: what changes in it is read out. */
export function LastOutcome({ last }: { last: ReturnType<typeof useLastOutcome> }) {
  const t = useTexts();
  const { outcome, problem, isAwaited, scan } = last;
  const said = problem
    ? t(`entrance.problem.${problem}`)
    : outcome
      ? describeScan(t, outcome)
      : isAwaited
        ? t("entrance.sending")
        : null;
  const id = outcome && "application" in outcome ? outcome.application?.id : scan?.personId;
  const canUndo =
    scan?.kind === "in" &&
    outcome !== null &&
    ["checked_in", "already_checked_in", "recorded"].includes(outcome.result);
  const undo = () => {
    if (typeof id === "number") last.record({ kind: "undo", application_id: id });
    else if (scan?.ticket_code) last.record({ kind: "undo", text: scan.ticket_code });
  };
  return (
    <div className={styles.place}>
      <div
        className={styles.outcome}
        data-tone={problem ? "bad" : outcome ? scanTone(outcome.result) : "quiet"}
        hidden={said === null}
      >
        <p role="status">{said}</p>
        {canUndo && (
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
