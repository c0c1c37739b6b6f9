import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** Tones of what matters now, is good to know, is so, is over, and what a university vouches for; each with a shape of its own beside its colour. */
export type BadgeTone = "now" | "good" | "info" | "quiet" | "recognized";

/** A state in a word and a shape. */
export function Badge({ tone = "quiet", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
