import styles from "./admin-skeleton.module.css";

/** Holds the place while the browser fetches what only the signed-in may see. */
export function AdminSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <div className={styles.heading} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
