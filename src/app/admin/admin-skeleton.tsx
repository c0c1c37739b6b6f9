import { NeedsScripts } from "../../ui/forms/needs-scripts.tsx";
import styles from "./admin-skeleton.module.css";

/** Holds the place while the browser fetches what only the signed-in may see. */
export function AdminSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <NeedsScripts />
      <div className={styles.heading} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
