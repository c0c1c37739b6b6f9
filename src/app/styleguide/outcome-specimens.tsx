import { OutcomePanel, type ShownOutcome } from "../../features/check-in/check-in.public.ts";
import { applicationStates } from "../../shared/application-states.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./styleguide.module.css";

/** The outcomes of a scan, each as it fills a screen. */
export function OutcomeSpecimens() {
  const t = useTexts();
  const name = t("styleguide.person");
  const device = t("styleguide.device");
  const confirmed = { id: 1, name, state: "confirmed" } as const;
  const checked_in_at = "2026-11-27T18:05:00.000+09:00";
  const outcomes: ShownOutcome[] = [
    { nonce: "1", result: "checked_in", application: confirmed, checked_in_at },
    { nonce: "2", result: "already_checked_in", application: confirmed, checked_in_at, device },
    { nonce: "3", result: "recorded", kind: "in", name },
    { nonce: "4", result: "recorded", kind: "in", name: null },
    { nonce: "10", result: "recorded", kind: "undo", name },
    { nonce: "5", result: "undone", application: confirmed },
    { nonce: "6", result: "not_checked_in", application: confirmed },
    ...applicationStates.map(
      (state): ShownOutcome => ({
        nonce: state,
        result: "not_confirmed",
        application: { ...confirmed, state },
      }),
    ),
    { nonce: "7", result: "other_event" },
    { nonce: "8", result: "unknown" },
    { nonce: "9", result: "malformed" },
  ];
  return (
    <div className={styles.outcomes}>
      {outcomes.map((outcome) => (
        <OutcomePanel key={outcome.nonce} outcome={outcome} onUndo={() => {}} />
      ))}
    </div>
  );
}
