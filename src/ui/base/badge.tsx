import type { ReactNode } from "react";
import styles from "./badge.module.css";

/** What matters now, what is good to know, what is so, and what is over; each with a shape of its own beside its colour. */
export type BadgeTone = "now" | "good" | "info" | "quiet";

/** A state in a word and a shape. */
export function Badge({ tone = "quiet", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
