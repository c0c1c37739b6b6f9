import type { ReactNode } from "react";
import styles from "./bar.module.css";

/** A message that stays above a form until the next try. */
export function Bar({
  kind = "error",
  children,
}: {
  kind?: "error" | "note" | "success";
  children: ReactNode;
}) {
  return (
    <div className={`${styles.bar} ${styles[kind]}`} role={kind === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}
