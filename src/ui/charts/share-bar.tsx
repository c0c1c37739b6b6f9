import styles from "./share-bar.module.css";

/** A share of a whole, from 0 to 1, as a bar beside its number: its outline is there on paper too, where colours are not. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.part} style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
    </span>
  );
}
