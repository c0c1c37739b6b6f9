import type { OutcomeTone } from "./play-outcome-sound.ts";
import styles from "./scan-outcome.module.css";

/** Outline and sign of each: they differ without any colour. */
const shapes: Record<OutcomeTone, { outline: string; sign: string }> = {
  good: { outline: "M50 4a46 46 0 1 0 0 92 46 46 0 0 0 0-92Z", sign: "M28 52l15 15 29-33" },
  again: { outline: "M50 4 96 92H4Z", sign: "M50 36v26M50 76v.5" },
  bad: { outline: "M31 4h38l27 27v38L69 96H31L4 69V31Z", sign: "M33 33l34 34M67 33 33 67" },
  stored: { outline: "M8 8h84v84H8Z", sign: "M50 26v34M34 46l16 16 16-16M28 76h44" },
  quiet: { outline: "M50 4 96 50 50 96 4 50Z", sign: "M62 66V48H36M45 38 35 48l10 10" },
};

/** The sign of an outcome, large enough for an arm's length in the sun. */
export function OutcomeShape({ tone }: { tone: OutcomeTone }) {
  const { outline, sign } = shapes[tone];
  return (
    <svg viewBox="0 0 100 100" className={styles.shape} aria-hidden="true">
      <path className={styles.outline} d={outline} />
      <path className={styles.sign} d={sign} />
    </svg>
  );
}
