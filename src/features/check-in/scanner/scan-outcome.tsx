import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { OutcomePanel } from "./outcome-panel.tsx";
import { playOutcomeSound } from "./play-outcome-sound.ts";
import styles from "./scan-outcome.module.css";
import { goesByItself, type ShownOutcome, toneOf } from "./shown-outcome.ts";

/** Long enough to read a name, short enough for a queue. */
const shownForMs = 1_400;

export interface ScanOutcomeProps {
  /** Another `nonce` is another scan, which takes the place of the one before at once. Null shows nothing. */
  outcome: ShownOutcome | null;
  onClose(): void;
  /** Takes the scan back; no button without it. */
  onUndo?: () => void;
}

/**
 * Fills the screen with what became of a scan: in colour, shape, words, sound and vibration, since at an entrance one of them is
 * always lost. What is as it should be goes by itself; the rest waits for a tap or the next scan.
 */
export function ScanOutcome({ outcome, onClose, onUndo }: ScanOutcomeProps) {
  // The element stays, so that screen readers hear what changes in it.
  return (
    <div aria-live="assertive" aria-atomic="true">
      {outcome && (
        <OutcomeScreen
          key={`${outcome.nonce} ${outcome.result}`}
          outcome={outcome}
          onClose={onClose}
          onUndo={onUndo}
        />
      )}
    </div>
  );
}

function OutcomeScreen({ outcome, onClose, onUndo }: ScanOutcomeProps & { outcome: ShownOutcome }) {
  const tone = toneOf(outcome);
  const close = useEffectEvent(onClose);
  useEffect(() => playOutcomeSound(tone), [tone]);
  const isBrief = goesByItself(outcome);
  useEffect(() => {
    const timer = isBrief ? setTimeout(() => close(), shownForMs) : undefined;
    return () => clearTimeout(timer);
  }, [isBrief]);
  // Before it is painted: on a slow phone a key pressed at sight would otherwise find nobody listening.
  useLayoutEffect(() => {
    const hearKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    addEventListener("keydown", hearKey);
    return () => removeEventListener("keydown", hearKey);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within and Escape close it as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button within and Escape close it as well
    <div className={styles.screen} onClick={onClose}>
      <OutcomePanel outcome={outcome} onUndo={onUndo} />
    </div>
  );
}
