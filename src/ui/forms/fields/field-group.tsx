import type { ReactNode } from "react";
import styles from "./field-group.module.css";

/** Fields that belong together, under one heading. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
