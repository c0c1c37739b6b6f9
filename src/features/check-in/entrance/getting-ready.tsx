import { useSyncExternalStore } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./check-in-page.module.css";

interface GettingReadyProps {
  /** Of the event, where it is known already. */
  title?: string;
}

/** The page at the entrance until it can be used; the server writes it as well, for lines on which scripts take half a minute. */
export function GettingReady({ title }: GettingReadyProps) {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={styles.page} aria-busy="true">
      <h1>{title ?? t("entrance.title")}</h1>
      <p role="status" className={styles.waiting}>
        {t(isOnline ? "entrance.getting_ready" : "entrance.not_ready")}
      </p>
    </div>
  );
}

function onConnection(hear: () => void): () => void {
  const changes = ["online", "offline"];
  for (const change of changes) addEventListener(change, hear);
  return () => {
    for (const change of changes) removeEventListener(change, hear);
  };
}
